import type { Facts } from 'contractor-website/content'

/** Each has its own id and slug. The slug is its address: /blog/SLUG/. Pages show the newest first, in whatever order you list them here. */
export const articles = [
  {
    id: '1',
    slug: 'what-to-check-before-you-call',
    createdAt: '2024-03-04',
    lastModified: '2024-03-04',
    author: 'owner',
    reviewed: '2026-11-22',
    picture: 'yard',
  },
  {
    id: '2',
    slug: 'how-a-price-comes-about',
    createdAt: '2024-02-05',
    lastModified: '2024-02-05',
    author: 'owner',
    reviewed: '2026-11-22',
    picture: 'new-work',
  },
] as const satisfies Facts['articles']
