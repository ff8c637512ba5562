import type { Facts } from 'contractor-website/content'

/** In the order of the pages. The first one is shown largest on the home page. Their texts are in `en/services/`. */
export const services = [
  {
    id: 'roof-replacement',
    picture: 'hero',
    estimate: 'choice=shingles&tear-off=yes',
    page: {
      path: '/roof-replacement/',
      questions: { items: [{ id: 'how-long' }, { id: 'bad-deck' }] },
      related: { pictures: ['repair', 'new-work'], articles: ['how-a-price-comes-about'] },
    },
  },
  {
    id: 'roof-repair',
    picture: 'repair',
    page: {
      path: '/roof-repair/',
      questions: { items: [{ id: 'how-soon' }, { id: 'repair-or-replace' }] },
      related: { pictures: ['hero', 'yard'], articles: ['what-to-check-before-you-call'] },
    },
  },
  // Listed without its own page.
  { id: 'metal-roofs', picture: 'new-work', estimate: 'choice=metal' },
  { id: 'flat-roofs', picture: 'repair' },
  { id: 'storm-damage', picture: 'hero' },
  { id: 'gutters', picture: 'yard' },
] as const satisfies Facts['services']
