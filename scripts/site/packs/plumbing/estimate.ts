import type { Facts } from 'contractor-website/content'

/**
 * Sample prices, national. Replace them with your own. They are round figures from price guides on the web, read in November 2026: a faucet $250
 * to $600 with labor, a toilet $350 to $800 (engineerfix.com, "How much does a plumber charge to replace a faucet", "How much does it cost to
 * remove and install a toilet"); a 50-gallon water heater $1,400 to $3,100 (fixr.com, "50-gallon water heater"); lines for a bathroom of three
 * fixtures $1,500 to $5,500 (plumbingcostestimator.pages.dev, "Bathroom rough-in plumbing cost"), 30 to 50 percent more where walls are closed
 * (contractorestimator.app, "How to estimate plumbing work"); a service call $50 to $250 (engineerfix.com, "How much does it cost for plumbing
 * repairs").
 */
export const estimate = {
  table: {
    kind: 'list',
    sample: true,
    quantity: { from: 1, to: 12, standard: 2 },
    choices: [
      { id: 'faucet', perUnit: [250, 600], unitsPerDay: [3, 5], standard: 1 },
      { id: 'toilet', perUnit: [350, 800], unitsPerDay: [2, 4], standard: 1 },
      { id: 'water-heater', perUnit: [1500, 2900], unitsPerDay: [1, 2], standard: 1 },
      { id: 'new-line', perUnit: [500, 1600], unitsPerDay: [1, 3], standard: 3 },
    ],
    additions: [
      { id: 'closed-walls', price: { per: 'factor', percent: [130, 150] } },
      { id: 'haul-away', price: { per: 'unit', dollars: [25, 60] } },
    ],
    minimumJob: [150, 300],
  },
} as const satisfies Facts['estimate']
