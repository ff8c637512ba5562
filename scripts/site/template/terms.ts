import type { Facts } from 'contractor-website/content'

/** Samples: write your own in `en/terms.ts`, then set `sample` to false. A public site leaves out the others. */
export const terms = [
  { id: 'warranty', pages: ['about', 'services'], sample: true },
  { id: 'insurance', pages: ['about', 'services'], sample: true },
  { id: 'payment', pages: ['about', 'services'], sample: true },
] as const satisfies Facts['terms']
