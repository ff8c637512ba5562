/** What search engines call the business. */
export const businessType = 'Plumber'

/** The jobs with prices on the home page; `size` is in fixtures. */
export const jobs = [
  { id: 'small', size: 1, dollars: 2100, days: 1, service: 'water-heaters', sample: true },
  { id: 'large', size: 3, dollars: 3900, days: 3, service: 'new-lines', sample: true },
] as const
