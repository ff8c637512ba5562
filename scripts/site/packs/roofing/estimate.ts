import type { Facts } from 'contractor-website/content'

/**
 * Sample prices, national. Replace them with your own. They are round figures from price guides on the web, read in November 2026: architectural
 * shingles $4.50 to $8.50, standing seam $10 to $18 and concrete tile $8 to $20 per square foot installed (roofinity.com, "How much does it
 * cost to replace a roof"); shingles $3.40 to $5.95 and metal from $6 (roofingcalculator.com, "Roof replacement cost"). Tear-off, steep roofs
 * and skylights are our own samples.
 */
export const estimate = {
  table: {
    kind: 'list',
    sample: true,
    quantity: { from: 100, to: 10000, standard: 2000 },
    choices: [
      { id: 'shingles', perUnit: [4.5, 7.5], unitsPerDay: [800, 1600], standard: 2000 },
      { id: 'metal', perUnit: [10, 16], unitsPerDay: [350, 700], standard: 2000 },
      { id: 'tile', perUnit: [8, 15], unitsPerDay: [300, 600], standard: 2000 },
    ],
    additions: [
      { id: 'tear-off', price: { per: 'unit', dollars: [1, 2] } },
      { id: 'steep', price: { per: 'factor', percent: [110, 130] } },
      { id: 'skylight', price: { per: 'job', dollars: [900, 2200] } },
    ],
    minimumJob: [1200, 2200],
  },
} as const satisfies Facts['estimate']
