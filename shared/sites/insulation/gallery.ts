import type { Facts } from 'contractor-website/content'

export const gallery = {
  items: [
    { picture: 'hero', columns: 8, filter: 'attics', estimate: 'place=roof-deck' },
    { picture: 'crawl-space-insulation', columns: 4, filter: 'walls', estimate: 'place=crawl-space' },
    { picture: 'residential-insulation', columns: 4, filter: 'walls', estimate: 'place=walls' },
    { picture: 'depth-gauge', columns: 4, filter: 'walls' },
    { picture: 'commercial-insulation', columns: 4, filter: 'commercial', estimate: 'place=metal-building' },
    { picture: 'roofing-foam', columns: 4, filter: 'commercial' },
    { picture: 'attic-insulation', columns: 8, filter: 'attics', estimate: 'place=roof-deck' },
  ],
  filters: [{ id: 'all' }, { id: 'attics' }, { id: 'walls' }, { id: 'commercial' }],
  pairs: [
    { id: 'attic', before: 'attic-before', after: 'attic-after', filter: 'attics' },
    { id: 'crawl-space', before: 'crawl-space-before', after: 'crawl-space-after', filter: 'walls' },
  ],
} as const satisfies Facts['gallery']
