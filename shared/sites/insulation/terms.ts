import type { Facts } from 'contractor-website/content'

/** Samples. Confirm each one, then set `sample` to false. A public site leaves out samples. */
export const terms = [
  { id: 'license', pages: ['about'], needs: 'license', sample: false },
  { id: 'owner', pages: ['about'], sample: true },
  { id: 'crew', pages: ['about'], sample: true },
  { id: 'timeline', pages: ['services'], except: 'commercial', sample: true },
  { id: 'timeline-commercial', pages: ['services'], service: 'commercial', sample: true },
  // The commercial page has a paragraph about permits, and its customers rarely have an HOA.
  { id: 'permit', pages: ['services'], except: 'commercial', sample: false },
  { id: 'warranty', pages: ['about'], sample: true },
  { id: 'insurance', pages: ['about'], sample: true },
  { id: 'payment', pages: ['about'], except: 'commercial', sample: true },
  // The FTC's cooling-off rule covers sales to consumers at their home (16 CFR 429).
  { id: 'cancel', pages: ['about', 'services'], except: 'commercial', sample: false },
  { id: 'payment-commercial', pages: ['services'], service: 'commercial', sample: true },
] as const satisfies Facts['terms']
