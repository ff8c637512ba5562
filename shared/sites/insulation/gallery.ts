import type { Facts } from 'contractor-website/content'

export const gallery = {
  items: [
    { picture: 'hero', columns: 8, filter: 'attics', estimate: 'place=roof-deck&foam=closed-cell&thickness=8&area=1200' },
    {
      picture: 'crawl-space-insulation',
      columns: 4,
      filter: 'walls',
      estimate: 'place=crawl-space&foam=closed-cell&thickness=2.5&area=400',
    },
    { picture: 'residential-insulation', columns: 4, filter: 'walls', estimate: 'place=walls&foam=closed-cell&thickness=5&area=600' },
    { picture: 'depth-gauge', columns: 4, filter: 'walls' },
    {
      picture: 'commercial-insulation',
      columns: 4,
      filter: 'commercial',
      estimate: 'place=metal-building&foam=closed-cell&thickness=3&area=4000',
    },
    { picture: 'roofing-foam', columns: 4, filter: 'commercial' },
    { picture: 'attic-insulation', columns: 8, filter: 'attics', estimate: 'place=roof-deck&foam=closed-cell&thickness=8&area=1200' },
  ],
  filters: [{ id: 'all' }, { id: 'attics' }, { id: 'walls' }, { id: 'commercial' }],
  pairs: [
    { id: 'attic', before: 'attic-before', after: 'attic-after', filter: 'attics' },
    { id: 'crawl-space', before: 'crawl-space-before', after: 'crawl-space-after', filter: 'walls' },
  ],
} as const satisfies Facts['gallery']
