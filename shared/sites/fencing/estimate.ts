import type { Facts } from 'contractor-website/content'

/**
 * Sample installed prices for Ventura County. The owner replaces them with their own. Sources, read in November 2026: cedar $30 to $50 a
 * foot and vinyl a little more (visualfoodie.com, "A guide to estimating fence installation cost"); wood $20 to $50 across the country,
 * $60 and more at the high end (engineerfix.com, "How much does a wood fence cost per foot"); chain-link $15 to $40 by height and gauge
 * (engineerfix.com, "How much is a chain link fence installed"); steel panels alone $20 to $70 (engineerfix.com, "How much do metal fences
 * cost"); slats from $15 a square foot (hunker.com); gates from a few hundred dollars to five figures (engineerfix.com, "How much does it
 * cost to install a fence gate"); driveway systems $3,000 to $12,000 (winenfood.com). California wages put most of these in the upper
 * half. Prices of driveway gates are our own, for a 14-foot opening, within these ranges. The price of six-foot cedar matches the home
 * page: $1,500 to $3,000 for 40 to 60 feet.
 */
export const estimate = {
  table: {
    kind: 'fence',
    sample: true,
    materials: [
      {
        id: 'cedar',
        spacing: 96,
        post: 3.5,
        heights: [
          { feet: 3.5, perFoot: [27, 38] },
          { feet: 4, perFoot: [29, 41] },
          { feet: 5, perFoot: [33, 46] },
          { feet: 6, perFoot: [37.5, 50] },
          { feet: 8, perFoot: [58, 80] },
        ],
        standardHeight: 6,
        walkGate: [350, 650],
        driveGate: [2100, 4100],
        feetPerDay: [35, 60],
      },
      {
        id: 'vinyl',
        spacing: 96,
        post: 5,
        heights: [
          { feet: 3.5, perFoot: [32, 46] },
          { feet: 4, perFoot: [35, 50] },
          { feet: 5, perFoot: [40, 57] },
          { feet: 6, perFoot: [45, 65] },
        ],
        standardHeight: 6,
        walkGate: [450, 800],
        driveGate: [2200, 4200],
        feetPerDay: [40, 65],
      },
      {
        id: 'steel',
        spacing: 96,
        post: 2.5,
        heights: [
          { feet: 4, perFoot: [45, 66] },
          { feet: 5, perFoot: [51, 74] },
          { feet: 6, perFoot: [58, 85] },
          { feet: 8, perFoot: [80, 115] },
        ],
        standardHeight: 6,
        walkGate: [550, 950],
        driveGate: [3300, 6400],
        feetPerDay: [35, 60],
      },
      {
        id: 'chain-link',
        spacing: 120,
        post: 2.5,
        heights: [
          { feet: 4, perFoot: [18, 28] },
          { feet: 5, perFoot: [21, 32] },
          { feet: 6, perFoot: [24, 38] },
          { feet: 8, perFoot: [34, 52] },
        ],
        standardHeight: 6,
        walkGate: [250, 450],
        driveGate: [1050, 2100],
        feetPerDay: [60, 120],
      },
      {
        id: 'slat',
        // Horizontal boards would sag over a longer span.
        spacing: 72,
        post: 3.5,
        heights: [
          { feet: 4, perFoot: [52, 76] },
          { feet: 5, perFoot: [61, 90] },
          { feet: 6, perFoot: [70, 105] },
        ],
        standardHeight: 6,
        walkGate: [550, 950],
        driveGate: [3400, 6500],
        feetPerDay: [25, 45],
      },
      {
        id: 'ranch-rail',
        spacing: 96,
        post: 5.5,
        heights: [
          { feet: 3.5, perFoot: [20, 32] },
          { feet: 4, perFoot: [22, 35] },
          { feet: 5, perFoot: [28, 42] },
        ],
        standardHeight: 4,
        walkGate: [300, 550],
        driveGate: [1200, 2350],
        feetPerDay: [60, 110],
      },
    ],
    gateClear: { walk: 40, drive: 168 },
    opener: [3000, 5500],
    // $3 to $10 a foot (engineerfix.com, "How much does fence removal cost"). Includes removing the old concrete with the posts.
    removal: [5, 9],
    ground: { level: [100, 100], slope: [105, 120], rock: [115, 140] },
    minimumJob: [900, 1400],
    standard: { material: 'cedar', length: 80, walkGates: 1, driveGates: 0 },
  },
} as const satisfies Facts['estimate']
