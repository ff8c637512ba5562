/** What search engines call the business. */
export const businessType = 'RoofingContractor'

/** The jobs with prices on the home page; `size` is in square feet. */
export const jobs = [
  { id: 'small', size: 1500, dollars: 10900, days: 2, service: 'roof-replacement', sample: true },
  { id: 'large', size: 2400, dollars: 31000, days: 5, service: 'metal-roofs', sample: true },
] as const
