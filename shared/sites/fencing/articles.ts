import type { Facts } from 'contractor-website/content'

export const articles = [
  {
    id: '1',
    slug: 'stylish-fencing-ideas',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-22',
    picture: 'horizontal-slat',
  },
  {
    id: '2',
    slug: 'fence-maintenance-longevity',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-22',
    picture: 'fence-repair-after',
  },
  {
    id: '3',
    slug: 'choosing-fencing-material',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-22',
    picture: 'vinyl-fencing',
  },
  {
    id: '4',
    slug: 'innovative-fence-designs',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-22',
    picture: 'automated-gate-systems',
  },
] as const satisfies Facts['articles']
