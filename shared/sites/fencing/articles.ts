import type { Facts } from 'contractor-website/content'

export const articles = [
  {
    id: '1',
    slug: 'stylish-fencing-ideas',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-26',
    picture: 'horizontal-slat',
  },
  {
    id: '2',
    slug: 'fence-maintenance-longevity',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-26',
    picture: 'fence-repair-after',
  },
  {
    id: '3',
    slug: 'choosing-fencing-material',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-26',
    picture: 'vinyl-fencing',
  },
  {
    id: '4',
    slug: 'innovative-fence-designs',
    createdAt: '2023-12-03',
    lastModified: '2023-12-03',
    author: 'dana',
    reviewed: '2026-11-26',
    picture: 'automated-gate-systems',
  },
  {
    id: '5',
    slug: 'fence-cost-simi-valley',
    createdAt: '2026-11-26',
    lastModified: '2026-11-26',
    author: 'dana',
    reviewed: '2026-11-26',
    picture: 'privacy-fencing',
  },
] as const satisfies Facts['articles']
