import type { Facts } from 'contractor-website/content'

export const articles = [
  {
    id: '1',
    slug: 'where-your-heat-goes-at-night',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'karen',
    reviewed: '2026-11-25',
    picture: 'attic-before',
  },
  {
    id: '2',
    slug: 'open-cell-or-closed-cell',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'karen',
    reviewed: '2026-11-25',
    picture: 'depth-gauge',
  },
  {
    id: '3',
    slug: 'what-happens-on-spray-day',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'karen',
    reviewed: '2026-11-25',
    picture: 'hero',
  },
  {
    id: '4',
    slug: 'a-crawl-space-without-drafts',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'karen',
    reviewed: '2026-11-25',
    picture: 'crawl-space-insulation',
  },
  {
    id: '5',
    slug: 'spray-foam-insulation-cost-denver',
    createdAt: '2026-11-26',
    lastModified: '2026-11-26',
    author: 'karen',
    picture: 'attic-after',
  },
] as const satisfies Facts['articles']
