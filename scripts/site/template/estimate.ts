import type { Facts } from 'contractor-website/content'

/**
 * Sample prices, national. Replace them with your own. They are round figures from price guides on the web, read in November 2026: wood decks $15
 * to $30 and composite $30 to $35 per square foot (mmconstructionlm.com, "Deck installation cost: timber vs composite"), additions up to $210
 * for two stories (homebuilt.site, "Average cost of new deck per square foot"). The rest are our own samples.
 */
export const estimate = {
  table: {
    kind: 'list',
    sample: true,
    quantity: { from: 50, to: 2000, standard: 300 },
    choices: [
      { id: 'wood-deck', perUnit: [20, 35], unitsPerDay: [40, 90], standard: 300 },
      { id: 'composite-deck', perUnit: [30, 45], unitsPerDay: [35, 80], standard: 300 },
      { id: 'addition', perUnit: [125, 210], unitsPerDay: [4, 9], standard: 250 },
    ],
    additions: [
      { id: 'tear-out', price: { per: 'unit', dollars: [3, 7] } },
      { id: 'hard-access', price: { per: 'factor', percent: [105, 120] } },
    ],
    minimumJob: [900, 1500],
  },
} as const satisfies Facts['estimate']
