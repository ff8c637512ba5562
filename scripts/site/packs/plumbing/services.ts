import type { Facts } from 'contractor-website/content'

/** In the order of the pages. The first one is shown largest on the home page. Their texts are in `en/services/`. */
export const services = [
  {
    id: 'plumbing-repair',
    picture: 'repair',
    page: {
      path: '/plumbing-repair/',
      questions: { items: [{ id: 'how-soon' }, { id: 'how-you-charge' }] },
      related: { pictures: ['new-work', 'yard'], articles: ['what-to-check-before-you-call'] },
    },
  },
  {
    id: 'water-heaters',
    picture: 'hero',
    estimate: 'choice=water-heater',
    page: {
      path: '/water-heaters/',
      questions: { items: [{ id: 'repair-or-replace' }, { id: 'tank-or-tankless' }] },
      related: { pictures: ['repair', 'new-work'], articles: ['how-a-price-comes-about'] },
    },
  },
  // Listed without its own page.
  { id: 'drain-cleaning', picture: 'yard' },
  { id: 'fixtures', picture: 'repair', estimate: 'choice=faucet&quantity=1' },
  { id: 'new-lines', picture: 'new-work', estimate: 'choice=new-line&quantity=3' },
  { id: 'sewer-lines', picture: 'yard' },
] as const satisfies Facts['services']
