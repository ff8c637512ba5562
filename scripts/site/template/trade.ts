/** What search engines call the business. */
export const businessType = 'GeneralContractor'

/** The jobs with prices on the home page; `size` is in square feet. */
export const jobs = [
  { id: 'small', size: 200, dollars: 7200, days: 4, service: 'decks', sample: true },
  { id: 'large', size: 300, dollars: 51000, days: 45, service: 'additions', sample: true },
] as const
