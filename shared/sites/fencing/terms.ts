import type { Facts } from '../../content/content-set.ts'

/** Samples. Confirm each one, then set `sample` to false. A public site leaves out samples. */
export const terms = [
  { id: 'owner', pages: ['about'], sample: true },
  { id: 'crew', pages: ['about'], sample: true },
  { id: 'after-a-storm', pages: ['services'], service: 'repair', sample: true },
  { id: 'timeline', pages: ['services'], sample: true },
  { id: 'permit', pages: ['services'], sample: false },
  { id: 'warranty', pages: ['about', 'services'], sample: true },
  { id: 'insurance', pages: ['about', 'services'], sample: true },
  { id: 'payment', pages: ['about', 'services'], sample: true },
] as const satisfies Facts['terms']
