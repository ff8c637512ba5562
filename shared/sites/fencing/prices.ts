import type { Facts } from 'contractor-website/content'

/** Texts name each as `{prices.NAME}`, and the owner’s page by its label. Those with `estimate` come from the price table in `estimate.ts`. */
export const prices = {
  basicWoodFence: { estimate: 'material=cedar&height=6&length=40&walk-gates=0', upTo: 'material=cedar&height=6&length=60&walk-gates=0' },
  fortyFeetOfCedar: { estimate: 'material=cedar&height=6&length=40&walk-gates=0' },
  anyFence: { label: { en: 'What a fence usually costs', es: 'Lo que suele costar una cerca' }, from: 1500, to: 5000, over: true },
  /** Installed, per foot of fence, on level ground. */
  cedarFoot: { estimate: 'material=cedar&height=6&length=1000&walk-gates=0', per: 1000 },
  /** Our own figure: the estimate prices boards side by side. */
  overlappedFoot: { label: { en: 'Overlapping boards (board-on-board), per foot', es: 'Tablas traslapadas, por pie' }, from: 44, to: 60 },
  /** Our own figure: a foot of lattice replaces the top foot of boards. */
  latticeFoot: { label: { en: 'Lattice on top, extra per foot', es: 'Celosía arriba, adicional por pie' }, from: 4, to: 8 },
  /** Our own figure: a cap rail on six-foot cedar. */
  capFoot: { label: { en: 'Cap rail, extra per foot', es: 'Remate superior, adicional por pie' }, from: 3, to: 6 },
  /** Our own figure: in six-foot chain link, with the posts they need. */
  privacySlatsFoot: {
    label: { en: 'Privacy slats in chain link, extra per foot', es: 'Tiras de privacidad en malla, adicional por pie' },
    from: 10,
    to: 18,
  },
  /** Our own figure: boards six feet high. */
  compositeFoot: { label: { en: 'Composite boards, per foot', es: 'Tablas de material compuesto, por pie' }, from: 60, to: 90 },
  /** Our own figure: of stone, two feet wide and six high, on its own footing. */
  pillar: { label: { en: 'One stone pillar', es: 'Una columna de piedra' }, from: 1600, to: 2400 },
  /** Five of those pillars and four eight-foot panels of steel: 42 feet. */
  pillaredFence: {
    label: { en: '42 feet of steel fence with five pillars', es: '42 pies de cerca de acero con cinco columnas' },
    from: 9900,
    to: 14700,
  },
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
  doubleGate: { label: { en: 'Double gate in a new fence', es: 'Puerta doble en una cerca nueva' }, from: 900, to: 1800 },
  /** Our own figure: six to eight feet of cedar, with two new posts. */
  doubleGateInOldFence: { label: { en: 'Double gate in an old fence', es: 'Puerta doble en una cerca existente' }, from: 1500, to: 2600 },
  /** Our own figure: the extra cost of a steel post instead of a wood one. */
  steelPost: {
    label: { en: 'Steel post instead of wood, extra per post', es: 'Poste de acero en vez de madera, adicional por poste' },
    from: 40,
    to: 80,
  },
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
  quoteDown: { label: { en: 'Down payment in the sample quote', es: 'Anticipo de la cotización de ejemplo' }, amount: 515 },
  oneBoard: { label: { en: 'Repair: one board', es: 'Reparación: una tabla' }, from: 15, to: 30 },
  /** The least a repair costs, whatever its size. */
  smallestRepair: { label: { en: 'Repair: the least you charge', es: 'Reparación: lo mínimo que cobra' }, amount: 150 },
  gateRepair: { label: { en: 'Repair: a gate', es: 'Reparación: una puerta' }, from: 150, to: 600 },
  gateInOldFence: { label: { en: 'New gate in an old fence', es: 'Puerta nueva en una cerca existente' }, from: 900, to: 1600 },
  onePost: { label: { en: 'Repair: one post', es: 'Reparación: un poste' }, from: 250, to: 450 },
  /** Our own figure: less than the first post, because the trip is already paid for. */
  secondPost: { label: { en: 'Repair: each additional post', es: 'Reparación: cada poste adicional' }, from: 200, to: 300 },
  oneSection: { label: { en: 'Repair: one section', es: 'Reparación: un tramo' }, from: 700, to: 1200 },
  /** Our own figure: eight feet of new cedar with one post, beside a section that is being rebuilt anyway. */
  nextSection: { label: { en: 'Repair: each additional section', es: 'Reparación: cada tramo adicional' }, from: 340, to: 470 },
  /** The legal limit in California, or 10 percent if that is less. */
  downPayment: { label: { en: 'Down payment, at most', es: 'Anticipo, como máximo' }, amount: 1000 },
  insuredFor: { label: { en: 'Liability insurance', es: 'Seguro de responsabilidad civil' }, amount: 1_000_000 },
} as const satisfies Facts['prices']
