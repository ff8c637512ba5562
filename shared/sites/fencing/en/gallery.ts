import type { Words } from 'contractor-website/content'

export const gallery: Words['gallery'] = {
  items: {
    'horizontal-slat': { title: 'Horizontal slat with wall lights', dimension: `6'-0"` },
    'gate-installation': { title: 'Double cedar gate', dimension: `6'-0" opening` },
    'ranch-rail': { title: 'Ranch rail', dimension: `4'-0"` },
    'pool-fencing': { title: 'Pool fence', dimension: `5'-0"` },
    'residential-fencing': { title: 'White picket', dimension: `3'-6"` },
    'decorative-fencing': { title: 'Iron between stone pillars', dimension: `6'-0"` },
    'automated-gate-systems': { title: 'Driveway gate with keypad', dimension: `14'-0" opening` },
    'privacy-fencing': { title: 'Cedar with lattice top', dimension: `6'-0"` },
    'vinyl-fencing': { title: 'Vinyl privacy', dimension: `6'-0"` },
    'chain-link': { title: 'Chain link with privacy slats', dimension: `6'-8"` },
    'vinyl-gate': { title: 'Vinyl walk gate', dimension: `4'-0" opening` },
    'commercial-fencing': { title: 'Steel picket', dimension: `8'-0"` },
    'fence-repair': { title: 'Fence section repair', dimension: `8'-0" long` },
    hero: { title: 'Cedar with cap rail', dimension: `6'-0"` },
    'post-setting': { title: 'Post in concrete, checked for plumb', dimension: `2'-0" deep` },
    'gate-latch': { title: 'Cedar gate with bar latch, pull and strap hinge', dimension: `5'-6" high` },
  },
  filters: {
    all: { name: 'All' },
    residential: { name: 'Residential' },
    privacy: { name: 'Privacy' },
    gates: { name: 'Gates' },
    decorative: { name: 'Decorative' },
    pool: { name: 'Pool' },
    commercial: { name: 'Commercial' },
  },
  pairs: {
    repair: { title: 'One section, broken and rebuilt', dimension: `8'-0" long` },
  },
  close: { heading: 'See a style you like?\nTell us which one.' },
}
