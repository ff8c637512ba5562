/** What search engines call the business. */
export const businessType = 'HousePainter'

/** The jobs with prices on the home page; `size` is in square feet. */
export const jobs = [
  { id: 'small', size: 1200, dollars: 2600, days: 3, service: 'interior-painting', sample: true },
  { id: 'large', size: 1800, dollars: 5200, days: 5, service: 'exterior-painting', sample: true },
] as const
