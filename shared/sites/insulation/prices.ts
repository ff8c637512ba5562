import type { Facts } from 'contractor-website/content'

/** Each stands in texts as `{prices.NAME}`. Those with `estimate` come from the price table in `estimate.ts`, per square foot. */
export const prices = {
  roofDeckClosedCell: { estimate: 'place=roof-deck&foam=closed-cell&thickness=8&area=1000', per: 1000 },
  atticFloorOpenCell: { estimate: 'place=attic-floor&foam=open-cell&thickness=17.5&area=1000', per: 1000 },
  crawlSpaceClosedCell: { estimate: 'place=crawl-space&foam=closed-cell&thickness=2.5&area=1000', per: 1000 },
  roofingFoam: { from: 6, to: 9 },
  insuredFor: { amount: 1_000_000 },
} as const satisfies Facts['prices']
