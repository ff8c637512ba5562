import type { Facts } from 'contractor-website/content'

export const pictures = {
  hero: { focus: '50% 40%' },
  'hero-dusk': {},
  'residential-insulation': { focus: '50% 55%' },
  'commercial-insulation': { focus: '50% 50%' },
  'attic-insulation': { focus: '50% 55%' },
  'crawl-space-insulation': { focus: '50% 40%' },
  'attic-before': {},
  'attic-after': {},
  'crawl-space-before': {},
  'crawl-space-after': {},
  'depth-gauge': {},
  'roofing-foam': { focus: '50% 55%' },
} as const satisfies Facts['pictures']
