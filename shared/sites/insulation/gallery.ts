import type { Facts } from '../../content-set.ts'

export const gallery = {
  items: [
    { picture: 'hero', columns: 8, filter: 'attics' },
    { picture: 'crawl-space-insulation', columns: 4, filter: 'walls' },
    { picture: 'residential-insulation', columns: 6, filter: 'walls' },
    { picture: 'commercial-insulation', columns: 6, filter: 'commercial' },
    { picture: 'roofing-foam', columns: 4, filter: 'commercial' },
    { picture: 'attic-insulation', columns: 8, filter: 'attics' },
  ],
  filters: [{ id: 'all' }, { id: 'attics' }, { id: 'walls' }, { id: 'commercial' }],
} as const satisfies Facts['gallery']
