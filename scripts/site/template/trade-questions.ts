/** The ids of the questions about the trade on the home page. Their words are in `en/trade-questions.ts`. */
export const tradeQuestions = {
  id: 'about-the-job',
  items: [{ id: 'who-does-the-work' }, { id: 'change-my-mind' }, { id: 'who-pulls-permits' }, { id: 'live-at-home' }],
} as const
