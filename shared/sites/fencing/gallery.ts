import type { Facts } from 'contractor-website/content'

export const gallery = {
  items: [
    { picture: 'horizontal-slat', columns: 8, filter: 'privacy', estimate: 'material=slat&height=6' },
    { picture: 'gate-installation', columns: 4, filter: 'gates' },
    { picture: 'ranch-rail', columns: 4, filter: 'residential', estimate: 'material=ranch-rail&height=4' },
    { picture: 'pool-fencing', columns: 4, filter: 'decorative', estimate: 'material=steel&height=5' },
    { picture: 'residential-fencing', columns: 4, filter: 'residential', estimate: 'material=cedar&height=3.5' },
    { picture: 'decorative-fencing', columns: 6, filter: 'decorative', estimate: 'material=steel&height=6' },
    {
      picture: 'automated-gate-systems',
      columns: 6,
      filter: 'gates',
      estimate: 'material=slat&height=6&length=15&walk-gates=0&drive-gates=1&opener=yes',
    },
    { picture: 'privacy-fencing', columns: 4, filter: 'privacy' },
    { picture: 'vinyl-fencing', columns: 8, filter: 'privacy', estimate: 'material=vinyl&height=6' },
    { picture: 'chain-link', columns: 8, filter: 'commercial', estimate: 'material=chain-link&height=6' },
    { picture: 'vinyl-gate', columns: 4, filter: 'gates', estimate: 'material=vinyl&height=6&walk-gates=1' },
    { picture: 'commercial-fencing', columns: 4, filter: 'commercial', estimate: 'material=steel&height=8' },
    { picture: 'fence-repair', columns: 4, filter: 'repair' },
    { picture: 'hero', columns: 4, filter: 'residential', estimate: 'material=cedar&height=6' },
    { picture: 'post-setting', columns: 6, filter: 'residential' },
    { picture: 'gate-latch', columns: 6, filter: 'gates' },
  ],
  filters: [
    { id: 'all' },
    { id: 'residential' },
    { id: 'privacy' },
    { id: 'gates' },
    { id: 'repair' },
    { id: 'decorative' },
    { id: 'commercial' },
  ],
  pairs: [{ id: 'repair', before: 'fence-repair-before', after: 'fence-repair-after', filter: 'repair' }],
} as const satisfies Facts['gallery']
