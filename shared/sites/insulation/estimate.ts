import type { Facts } from 'contractor-website/content'

/**
 * Sample installed prices for the Denver metro area. The owner replaces them with their own. Sources, read in November 2026: open-cell $0.25
 * to $1.25 and closed-cell $1.00 to $3.25 per square foot, one inch thick (engineerfix.com, "How much does spray foam insulation cost"),
 * $0.40 to $2.23 across both (fixr.com, "Spray foam insulation cost"), Lakewood crews within those (lakewoodsprayfoam, "Open cell vs closed
 * cell"); removal $1 to $2 a square foot (atticconstruction.com, "How much does it cost to remove attic insulation"). Tight places cost
 * more, large open walls less.
 *
 * R-values match the set's other pages and are at the low end of what manufacturers publish. Replace them with those of the fact sheet.
 */
export const estimate = {
  table: {
    kind: 'foam',
    sample: true,
    places: [
      {
        id: 'attic-floor',
        foams: [
          {
            id: 'open-cell',
            layers: [
              { inches: 11.25, rValue: 39, perSquareFoot: [4.2, 6.3] },
              { inches: 14, rValue: 48, perSquareFoot: [5.2, 7.7] },
              { inches: 17.5, rValue: 60, perSquareFoot: [6.4, 9.5] },
            ],
            standardInches: 17.5,
          },
        ],
        squareFeetPerDay: [700, 1300],
        standardArea: 1200,
      },
      {
        id: 'roof-deck',
        foams: [
          {
            id: 'closed-cell',
            layers: [
              { inches: 5, rValue: 30, perSquareFoot: [5.8, 8.3] },
              { inches: 6, rValue: 36, perSquareFoot: [6.9, 9.8] },
              { inches: 8, rValue: 48, perSquareFoot: [9, 12.8] },
            ],
            standardInches: 8,
          },
          {
            id: 'open-cell',
            layers: [
              { inches: 7.25, rValue: 25, perSquareFoot: [3.4, 5] },
              { inches: 9.25, rValue: 32, perSquareFoot: [4.2, 6.2] },
            ],
            standardInches: 9.25,
          },
        ],
        squareFeetPerDay: [500, 900],
        standardArea: 1200,
      },
      {
        id: 'walls',
        foams: [
          {
            id: 'closed-cell',
            layers: [
              { inches: 2, rValue: 12, perSquareFoot: [2.6, 3.8] },
              { inches: 3, rValue: 18, perSquareFoot: [3.6, 5.25] },
              { inches: 4, rValue: 24, perSquareFoot: [4.7, 6.8] },
              { inches: 5, rValue: 30, perSquareFoot: [5.7, 8.2] },
            ],
            standardInches: 3,
          },
          {
            id: 'open-cell',
            layers: [
              { inches: 3.5, rValue: 12, perSquareFoot: [1.7, 2.6] },
              { inches: 5.5, rValue: 19, perSquareFoot: [2.4, 3.7] },
            ],
            standardInches: 5.5,
          },
        ],
        squareFeetPerDay: [700, 1200],
        standardArea: 600,
      },
      {
        id: 'crawl-space',
        foams: [
          {
            id: 'closed-cell',
            layers: [
              { inches: 2, rValue: 12, perSquareFoot: [3.4, 5] },
              { inches: 2.5, rValue: 15, perSquareFoot: [4, 5.9] },
              { inches: 3, rValue: 18, perSquareFoot: [4.7, 6.8] },
            ],
            standardInches: 2.5,
          },
        ],
        squareFeetPerDay: [350, 650],
        standardArea: 400,
      },
      {
        id: 'rim-joist',
        foams: [
          {
            id: 'closed-cell',
            layers: [
              { inches: 2, rValue: 12, perSquareFoot: [4.2, 6.4] },
              { inches: 3, rValue: 18, perSquareFoot: [5.4, 8] },
              { inches: 4, rValue: 24, perSquareFoot: [6.6, 9.6] },
            ],
            standardInches: 3,
          },
        ],
        squareFeetPerDay: [150, 300],
        standardArea: 160,
      },
      {
        id: 'metal-building',
        foams: [
          {
            id: 'closed-cell',
            layers: [
              { inches: 2, rValue: 12, perSquareFoot: [2.3, 3.4] },
              { inches: 3, rValue: 18, perSquareFoot: [3.2, 4.7] },
              { inches: 4, rValue: 24, perSquareFoot: [4.2, 6.1] },
            ],
            standardInches: 3,
          },
        ],
        squareFeetPerDay: [1000, 2000],
        standardArea: 4000,
      },
    ],
    removal: [1.25, 2.25],
    minimumJob: [950, 1500],
    standard: { place: 'roof-deck' },
  },
} as const satisfies Facts['estimate']
