/** What search engines call the business. */
export const businessType = 'GeneralContractor'

/** The jobs with prices on the home page; `size` is in square feet. */
export const jobs = [
  { id: 'small', size: 200, dollars: 5600, days: 4, service: 'new-work', sample: true },
  { id: 'large', size: 300, dollars: 51000, days: 45, service: 'new-work', sample: true },
] as const
