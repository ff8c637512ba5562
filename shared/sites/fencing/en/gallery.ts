import type { Words } from 'contractor-website/content'

export const gallery: Words['gallery'] = {
  items: {
    'horizontal-slat': { title: 'Horizontal slat with wall lights', dimension: `6 feet`, price: '{prices.slatFoot} a foot without lights' },
    'gate-installation': {
      title: 'Double cedar gate',
      dimension: `7 feet 5 inches between posts`,
      price: '{prices.doubleGate} in a new fence',
    },
    'ranch-rail': { title: 'Ranch rail', dimension: `4 feet`, price: '{prices.ranchRailFoot} a foot' },
    'pool-fencing': { title: 'Pool fence', dimension: `5 feet`, price: '{prices.poolFoot} a foot in steel' },
    'residential-fencing': { title: 'White picket', dimension: `3 1/2 feet`, price: '{prices.picketFoot} a foot before paint' },
    'decorative-fencing': {
      title: 'Iron between stone pillars',
      dimension: `6 feet`,
      price: '{prices.steelFoot} a foot, each pillar {prices.pillar}',
    },
    'automated-gate-systems': {
      title: 'Wood-slat driveway gate',
      dimension: `14-foot opening`,
      price: '{prices.slatDriveGate} with opener and keypad, without pillars',
    },
    'privacy-fencing': {
      title: 'Overlapped cedar with lattice top',
      dimension: `6 feet`,
      price: '{prices.overlappedFoot} a foot, lattice {prices.latticeFoot} more',
    },
    'vinyl-fencing': { title: 'Vinyl privacy', dimension: `6 feet`, price: '{prices.vinylFoot} a foot' },
    'chain-link': {
      title: 'Chain link with privacy slats',
      dimension: `6 feet`,
      price: '{prices.chainLinkFoot} a foot galvanized, slats {prices.privacySlatsFoot} more',
    },
    'vinyl-gate': { title: 'Vinyl walk gate', dimension: `40-inch opening`, price: 'From {prices.vinylGate.from} in a new fence' },
    'commercial-fencing': { title: 'Steel picket', dimension: `8 feet`, price: '{prices.tallSteelFoot} a foot' },
    'fence-repair': { title: 'Fence section repair', dimension: `8 feet long`, price: '{prices.oneSection} with one post' },
    hero: { title: 'Cedar with cap rail', dimension: `6 feet`, price: '{prices.cedarFoot} a foot, rail {prices.capFoot} more' },
    'post-setting': { title: 'Post in concrete, checked for plumb', dimension: `at least 2 feet deep` },
    'gate-latch': {
      title: 'Cedar gate with bar latch, pull and strap hinge',
      dimension: `5 1/2 feet high`,
      price: '{prices.gateInOldFence} in an existing fence',
    },
  },
  note: 'The pictures are renderings, not photos of finished jobs. Prices are for level ground.',
  filters: {
    all: { name: 'All' },
    residential: { name: 'Residential' },
    privacy: { name: 'Privacy' },
    gates: { name: 'Gates' },
    repair: { name: 'Repair' },
    decorative: { name: 'Decorative and pool' },
    commercial: { name: 'Commercial' },
  },
  pairs: {
    repair: { title: 'One section, broken and rebuilt', dimension: `8 feet long` },
  },
  close: { heading: 'See a style you like?\nTell us which one.' },
}
