import type { Facts } from 'contractor-website/content'

/** Samples. Confirm each one, then set `sample` to false. A public site leaves out samples. */
export const terms = [
  { id: 'license', pages: ['about'], needs: 'license', sample: false },
  { id: 'owner', pages: ['about'], sample: true },
  { id: 'crew', pages: ['about'], sample: true },
  { id: 'after-a-storm', pages: ['services'], service: 'repair', sample: true },
  { id: 'timeline', pages: ['services'], except: 'commercial', sample: true },
  { id: 'timeline-commercial', pages: ['services'], service: 'commercial', sample: true },
  { id: 'duration-residential', pages: ['services'], service: 'residential', sample: true },
  { id: 'duration-privacy', pages: ['services'], service: 'privacy', sample: true },
  { id: 'duration-pool', pages: ['services'], service: 'pool', sample: true },
  { id: 'duration-commercial', pages: ['services'], service: 'commercial', sample: true },
  { id: 'duration-decorative', pages: ['services'], service: 'decorative', sample: true },
  { id: 'duration-gate', pages: ['services'], service: 'gate', sample: true },
  { id: 'duration-repair', pages: ['services'], service: 'repair', sample: true },
  { id: 'duration-automated', pages: ['services'], service: 'automated', sample: true },
  // The commercial page has a section about plans and permits, and its customers rarely have an HOA.
  { id: 'permit', pages: ['services'], except: 'commercial', sample: false },
  { id: 'warranty', pages: ['about'], sample: true },
  { id: 'warranty-opener', pages: ['services'], service: 'automated', sample: true },
  { id: 'warranty-pillars', pages: ['services'], service: 'decorative', sample: true },
  { id: 'insurance', pages: ['about'], sample: true },
  // California's limit on down payments covers home improvement only.
  { id: 'payment', pages: ['about'], except: 'commercial', sample: true },
  // California's right to cancel covers home improvement contracts.
  { id: 'cancel', pages: ['about'], except: 'commercial', sample: false },
  { id: 'spanish', pages: ['about'], sample: true },
  { id: 'payment-commercial', pages: ['services'], service: 'commercial', sample: true },
] as const satisfies Facts['terms']
