import type { Facts } from 'contractor-website/content'

/** Texts name each as `{prices.NAME}`. Those with `estimate` come from the price table in `estimate.ts`. */
export const prices = {
  basicWoodFence: { estimate: 'material=cedar&height=6&length=40&walk-gates=0', upTo: 'material=cedar&height=6&length=60&walk-gates=0' },
  fortyFeetOfCedar: { estimate: 'material=cedar&height=6&length=40&walk-gates=0' },
  anyFence: { from: 1500, to: 5000, over: true },
  /** Installed, per foot of fence, on level ground. */
  cedarFoot: { estimate: 'material=cedar&height=6&length=1000&walk-gates=0', per: 1000 },
  /** Our own figure: the estimate prices boards side by side. */
  overlappedFoot: { from: 44, to: 60 },
  /** Our own figure: a foot of lattice replaces the top foot of boards. */
  latticeFoot: { from: 4, to: 8 },
  /** Our own figure: a cap rail on six-foot cedar. */
  capFoot: { from: 3, to: 6 },
  /** Our own figure: in six-foot chain link, with the posts they need. */
  privacySlatsFoot: { from: 10, to: 18 },
  /** Our own figure: boards six feet high. */
  compositeFoot: { from: 60, to: 90 },
  /** Our own figure: of stone, two feet wide and six high, on its own footing. */
  pillar: { from: 1600, to: 2400 },
  /** Five of those pillars and four eight-foot panels of steel: 42 feet. */
  pillaredFence: { from: 9900, to: 14700 },
  steelFoot: { estimate: 'material=steel&height=6&length=1000&walk-gates=0', per: 1000 },
  vinylFoot: { estimate: 'material=vinyl&height=6&length=1000&walk-gates=0', per: 1000 },
  slatFoot: { estimate: 'material=slat&height=6&length=1000&walk-gates=0', per: 1000 },
  chainLinkFoot: { estimate: 'material=chain-link&height=6&length=1000&walk-gates=0', per: 1000 },
  ranchRailFoot: { estimate: 'material=ranch-rail&height=4&length=1000&walk-gates=0', per: 1000 },
  removalFoot: { estimate: 'material=cedar&height=6&length=1000&walk-gates=0', adds: 'removal=yes', per: 1000 },
  cedarYard: { estimate: 'material=cedar&height=6&length=80&walk-gates=1' },
  vinylYard: { estimate: 'material=vinyl&height=6&length=80&walk-gates=1' },
  steelYard: { estimate: 'material=steel&height=6&length=80&walk-gates=1' },
  chainLinkYard: { estimate: 'material=chain-link&height=6&length=80&walk-gates=1' },
  slope: { estimate: 'material=cedar&height=6&length=80&walk-gates=0', adds: 'ground=slope' },
  rock: { estimate: 'material=cedar&height=6&length=80&walk-gates=0', adds: 'ground=rock' },
  smallestFence: { estimate: 'material=chain-link&height=4&length=8&walk-gates=0' },
  slatDriveGate: { estimate: 'material=slat&height=6&length=40&walk-gates=0', adds: 'drive-gates=1&opener=yes' },
  automatedGate: { estimate: 'material=steel&height=6&length=40&walk-gates=0', adds: 'drive-gates=1&opener=yes' },
  /** Only the opener. */
  opener: { estimate: 'material=steel&height=6&length=40&walk-gates=0&drive-gates=1', adds: 'opener=yes' },
  /** The same gate without the opener. */
  driveGate: { estimate: 'material=steel&height=6&length=40&walk-gates=0', adds: 'drive-gates=1' },
  cedarGate: { estimate: 'material=cedar&height=6&length=40&walk-gates=0', adds: 'walk-gates=1' },
  /** Our own figure: six to eight feet of cedar in a new fence. */
  doubleGate: { from: 900, to: 1800 },
  /** Our own figure: six to eight feet of cedar, with two new posts. */
  doubleGateInOldFence: { from: 1500, to: 2600 },
  /** Our own figure: the extra cost of a steel post instead of a wood one. */
  steelPost: { from: 40, to: 80 },
  /** From the cheapest material to the most expensive. */
  walkGate: {
    estimate: 'material=chain-link&length=40&walk-gates=0',
    upTo: 'material=steel&length=40&walk-gates=0',
    adds: 'walk-gates=1',
  },
  tallCedarFoot: { estimate: 'material=cedar&height=8&length=1000&walk-gates=0', per: 1000 },
  picketFoot: { estimate: 'material=cedar&height=3.5&length=1000&walk-gates=0', per: 1000 },
  tallChainLinkFoot: { estimate: 'material=chain-link&height=8&length=1000&walk-gates=0', per: 1000 },
  tallSteelFoot: { estimate: 'material=steel&height=8&length=1000&walk-gates=0', per: 1000 },
  vinylGate: { estimate: 'material=vinyl&height=6&length=40&walk-gates=0', adds: 'walk-gates=1' },
  steelGate: { estimate: 'material=steel&height=5&length=40&walk-gates=0', adds: 'walk-gates=1' },
  woodPoolFoot: { estimate: 'material=cedar&height=5&length=1000&walk-gates=0', per: 1000 },
  poolFoot: { estimate: 'material=steel&height=5&length=1000&walk-gates=0', per: 1000 },
  backyardFoot: {
    estimate: 'material=cedar&height=6&length=1000&walk-gates=0',
    upTo: 'material=vinyl&height=6&length=1000&walk-gates=0',
    per: 1000,
  },
  commercialFoot: {
    estimate: 'material=chain-link&height=6&length=1000&walk-gates=0',
    upTo: 'material=steel&height=8&length=1000&walk-gates=0',
    per: 1000,
  },
  privacyFoot: {
    estimate: 'material=cedar&height=6&length=1000&walk-gates=0',
    upTo: 'material=slat&height=6&length=1000&walk-gates=0',
    per: 1000,
  },
  /** A tenth of the quote that the about page shows. */
  quoteDown: { amount: 515 },
  oneBoard: { from: 15, to: 30 },
  /** The least a repair costs, whatever its size. */
  smallestRepair: { amount: 150 },
  gateRepair: { from: 150, to: 600 },
  gateInOldFence: { from: 900, to: 1600 },
  onePost: { from: 250, to: 450 },
  /** Our own figure: less than the first post, because the trip is already paid for. */
  secondPost: { from: 200, to: 300 },
  oneSection: { from: 700, to: 1200 },
  /** Our own figure: eight feet of new cedar with one post, beside a section that is being rebuilt anyway. */
  nextSection: { from: 340, to: 470 },
  /** The legal limit in California, or 10 percent if that is less. */
  downPayment: { amount: 1000 },
  insuredFor: { amount: 1_000_000 },
} as const satisfies Facts['prices']
