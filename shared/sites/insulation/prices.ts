import type { Facts } from 'contractor-website/content'

/**
 * Texts name each as `{prices.NAME}`, and the owner’s page by its label. Those with `estimate` come from the price table in
 * `estimate.ts`, and those with `per` are per square foot.
 */
export const prices = {
  roofDeckClosedCell: { estimate: 'place=roof-deck&foam=closed-cell&thickness=8&area=1000', per: 1000 },
  roofDeckOpenCell: { estimate: 'place=roof-deck&foam=open-cell&thickness=9.25&area=1000', per: 1000 },
  atticFloorOpenCell: { estimate: 'place=attic-floor&foam=open-cell&thickness=17.5&area=1000', per: 1000 },
  crawlSpaceClosedCell: { estimate: 'place=crawl-space&foam=closed-cell&thickness=2.5&area=1000', per: 1000 },
  wallClosedThin: { estimate: 'place=walls&foam=closed-cell&thickness=3&area=1000', per: 1000 },
  wallClosedMedium: { estimate: 'place=walls&foam=closed-cell&thickness=4&area=1000', per: 1000 },
  wallClosedDeep: { estimate: 'place=walls&foam=closed-cell&thickness=5&area=1000', per: 1000 },
  wallOpen: { estimate: 'place=walls&foam=open-cell&thickness=5.5&area=1000', per: 1000 },
  wallFoam: {
    estimate: 'place=walls&foam=open-cell&thickness=5.5&area=1000',
    upTo: 'place=walls&foam=closed-cell&thickness=5&area=1000',
    per: 1000,
  },
  steelFoam: { estimate: 'place=metal-building&foam=closed-cell&thickness=3&area=1000', per: 1000 },
  roofingFoam: { label: { en: 'Foam roofing, per square foot' }, from: 6, to: 9 },
  // Sources, read in November 2026: 70 to 90 square feet a gallon (royalrahimi.com, "Thermal barrier"), $350 to $550 for 5 gallons (unitedspray.com,
  // "Intumescent paint: explanation of cost"), and about as much again for spraying it.
  foamCoating: { label: { en: 'Fire coating, per square foot' }, from: 1.5, to: 3 },
  // Source, read in November 2026: $2 to $4 (engineerfix.com, "How much does a crawlspace vapor barrier cost").
  crawlSpaceLiner: { label: { en: 'Crawl-space liner, per square foot' }, from: 2, to: 4 },
  // Sources, read in November 2026: $0.15 to over $2 a square foot for all kinds of vapor retarder (iere.org, "How much is a vapor barrier"), and
  // $20 to $40 a gallon of vapor retarder paint for 300 to 400 square feet of drywall (home.costhelper.com, "Vapor barrier").
  vaporLayer: { label: { en: 'Vapor layer, per square foot' }, from: 0.5, to: 1.5 },
  /** For the open-cell walls and roof below. */
  openCellWallsLayer: { label: { en: 'Vapor layer for the example of open-cell walls' }, from: 300, to: 900 },
  atticRoofOpenCellLayer: { label: { en: 'Vapor layer for the example of an open-cell attic roof' }, from: 600, to: 1800 },
  /** `foamCoating` over the roof and the metal building below. */
  atticRoofCoating: { label: { en: 'Fire coating for the example of an attic roof' }, from: 1800, to: 3600 },
  metalBuildingCoating: { label: { en: 'Fire coating for the example of a metal building' }, from: 6000, to: 12_000 },
  /** The same roof: closed-cell foam, a tested coating and the removal of 1,200 square feet of old insulation. */
  atticWhole: { label: { en: 'Whole attic roof: foam, coating and removal' }, from: 14_100, to: 21_700 },
  /** For 1,500 square feet of floor. */
  crawlSpaceLinerWhole: { label: { en: 'Liner for the example of a crawl space' }, from: 3000, to: 6000 },
  /** The same crawl space: walls, liner, batt removal and 160 feet of rim joist, rounded to hundreds. */
  crawlSpaceWhole: { label: { en: 'Whole crawl space: walls, liner, removal and rim joist' }, from: 7300, to: 13_000 },
  rimJoist: { estimate: 'place=rim-joist&foam=closed-cell&thickness=3&area=160' },
  /** When the crew is there for another area anyway. */
  rimJoistFoot: { estimate: 'place=rim-joist&foam=closed-cell&thickness=3&area=1000', per: 1000 },
  /** The step from 8 inches to the slightly greater thickness that R-49 needs. */
  roofDeckCodeStep: { label: { en: 'From 8 inches to R-49, extra per square foot' }, from: 0.2, to: 0.3 },
  crawlSpaceWalls: { estimate: 'place=crawl-space&foam=closed-cell&thickness=2.5&area=400' },
  openCellWalls: { estimate: 'place=walls&foam=open-cell&thickness=5.5&area=600' },
  closedCellWallsMedium: { estimate: 'place=walls&foam=closed-cell&thickness=4&area=600' },
  closedCellWallsDeep: { estimate: 'place=walls&foam=closed-cell&thickness=5&area=600' },
  closedCellWalls: { estimate: 'place=walls&foam=closed-cell&thickness=3&area=600' },
  atticRoof: { estimate: 'place=roof-deck&foam=closed-cell&thickness=8&area=1200' },
  atticRoofOpenCell: { estimate: 'place=roof-deck&foam=open-cell&thickness=9.25&area=1200' },
  metalBuilding: { estimate: 'place=metal-building&foam=closed-cell&thickness=3&area=4000' },
  removalFoot: { estimate: 'place=walls&foam=closed-cell&thickness=3&area=1000', adds: 'removal=yes', per: 1000 },
  smallestJob: { estimate: 'place=rim-joist&foam=closed-cell&thickness=2&area=50' },
  insuredFor: { label: { en: 'Liability insurance' }, amount: 1_000_000 },
  // Parts of the sample jobs in `work.ts`.
  jobAtticCoating: { label: { en: 'Fire coating in the sample attic job' }, amount: 2400 },
  jobShopCoating: { label: { en: 'Fire coating in the sample shop job' }, amount: 3000 },
} as const satisfies Facts['prices']
