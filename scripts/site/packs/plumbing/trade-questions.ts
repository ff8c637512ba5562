/** The ids of the questions about the trade on the home page. Their words are in `en/trade-questions.ts`. */
export const tradeQuestions = {
  id: 'about-the-job',
  items: [{ id: 'shut-off-water' }, { id: 'own-fixture' }, { id: 'drain-chemicals' }, { id: 'permit' }],
} as const
