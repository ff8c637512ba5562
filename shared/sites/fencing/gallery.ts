import type { Facts } from 'contractor-website/content'

export const gallery = {
  items: [
    { picture: 'horizontal-slat', columns: 8, filter: 'privacy' },
    { picture: 'gate-installation', columns: 4, filter: 'gates' },
    { picture: 'ranch-rail', columns: 4, filter: 'residential' },
    { picture: 'pool-fencing', columns: 4, filter: 'pool' },
    { picture: 'residential-fencing', columns: 4, filter: 'residential' },
    { picture: 'decorative-fencing', columns: 6, filter: 'decorative' },
    { picture: 'automated-gate-systems', columns: 6, filter: 'gates' },
    { picture: 'privacy-fencing', columns: 4, filter: 'privacy' },
    { picture: 'vinyl-fencing', columns: 8, filter: 'privacy' },
    { picture: 'chain-link', columns: 8, filter: 'commercial' },
    { picture: 'vinyl-gate', columns: 4, filter: 'gates' },
    { picture: 'commercial-fencing', columns: 4, filter: 'commercial' },
    { picture: 'fence-repair', columns: 4, filter: 'residential' },
    { picture: 'hero', columns: 4, filter: 'residential' },
    { picture: 'post-setting', columns: 6, filter: 'residential' },
    { picture: 'gate-latch', columns: 6, filter: 'gates' },
  ],
  filters: [
    { id: 'all' },
    { id: 'residential' },
    { id: 'privacy' },
    { id: 'gates' },
    { id: 'decorative' },
    { id: 'pool' },
    { id: 'commercial' },
  ],
  pairs: [{ id: 'repair', before: 'fence-repair-before', after: 'fence-repair-after' }],
} as const satisfies Facts['gallery']
