/** The ids of the questions about the trade on the home page. Their words are in `en/trade-questions.ts`. */
export const tradeQuestions = {
  id: 'about-the-job',
  items: [{ id: 'over-old-roof' }, { id: 'storm-insurance' }, { id: 'how-long-it-lasts' }, { id: 'permit' }],
} as const
