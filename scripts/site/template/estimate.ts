import type { Facts } from 'contractor-website/content'

/**
 * Sample prices, national. Replace them with your own. They are round figures from price guides on the web, read in November 2026: wood decks $25
 * to $50 per square foot (homeguide.com, "Pressure-treated decking cost"), composite $45 to $85 (homeprojectcosttools.com, "Composite vs wood
 * deck cost"), less elsewhere, and additions $125 to $250 (engineerfix.com, "How much does it cost to add a room"). The rest are our own samples.
 */
export const estimate = {
  table: {
    kind: 'list',
    sample: true,
    quantity: { from: 50, to: 2000, standard: 300 },
    choices: [
      { id: 'wood-deck', perUnit: [25, 50], unitsPerDay: [40, 90], standard: 300 },
      { id: 'composite-deck', perUnit: [40, 75], unitsPerDay: [35, 80], standard: 300 },
      { id: 'addition', perUnit: [125, 250], unitsPerDay: [4, 9], standard: 250 },
    ],
    additions: [
      { id: 'tear-out', price: { per: 'unit', dollars: [3, 7] } },
      { id: 'hard-access', price: { per: 'factor', percent: [105, 120] } },
    ],
    minimumJob: [900, 1500],
  },
} as const satisfies Facts['estimate']
