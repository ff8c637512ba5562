/** The ids of the questions about the trade on the home page. Their words are in `en/trade-questions.ts`. */
export const tradeQuestions = {
  id: 'about-the-job',
  items: [{ id: 'lead-paint' }, { id: 'how-many-coats' }, { id: 'which-paint' }, { id: 'compare-quotes' }],
} as const
