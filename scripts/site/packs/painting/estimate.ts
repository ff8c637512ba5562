import type { Facts } from 'contractor-website/content'

/**
 * Sample prices, national. Replace them with your own. They are round figures from price guides on the web, read in November 2026: $1 to $4 per
 * square foot inside and out (rplususa.com, "How much do painters charge per square foot"), walls about $1.50 (hmpaintingkc.com, "How much
 * does it cost to paint a house interior"), outside $1.50 to $4 (angi.com, "Exterior painting"). Whole rooms, high walls and repairs are our own
 * samples.
 */
export const estimate = {
  table: {
    kind: 'list',
    sample: true,
    quantity: { from: 100, to: 10000, standard: 1200 },
    choices: [
      { id: 'walls', perUnit: [1.5, 2.75], unitsPerDay: [300, 700], standard: 1200 },
      { id: 'whole-rooms', perUnit: [3.25, 5.25], unitsPerDay: [150, 350], standard: 1200 },
      { id: 'exterior', perUnit: [1.5, 4], unitsPerDay: [300, 600], standard: 1800 },
    ],
    additions: [
      { id: 'repairs', price: { per: 'unit', dollars: [0.3, 0.8] } },
      { id: 'high-walls', price: { per: 'factor', percent: [115, 130] } },
    ],
    minimumJob: [350, 600],
  },
} as const satisfies Facts['estimate']
