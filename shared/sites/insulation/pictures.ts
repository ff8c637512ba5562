import type { Facts } from 'contractor-website/content'

export const pictures = {
  hero: { focus: '50% 60%' },
  'hero-dusk': {},
  'residential-insulation': { focus: '70% 75%' },
  'commercial-insulation': { focus: '25% 50%' },
  'attic-insulation': { focus: '80% 55%' },
  'crawl-space-insulation': { focus: '50% 40%' },
  'attic-before': {},
  'attic-after': {},
  'crawl-space-before': {},
  'crawl-space-after': {},
  'depth-gauge': { focus: '20% 70%' },
  'roofing-foam': { focus: '75% 55%' },
} as const satisfies Facts['pictures']
