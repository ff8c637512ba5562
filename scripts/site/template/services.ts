import type { Facts } from 'contractor-website/content'

/** In the order of the pages. The first one is shown largest on the home page. Their texts are in `en/services/`. */
export const services = [
  {
    id: 'repair',
    picture: 'repair',
    page: {
      path: '/home-repairs/',
      questions: { items: [{ id: 'how-soon' }, { id: 'repair-or-replace' }] },
      related: { pictures: ['new-work', 'yard'], articles: ['what-to-check-before-you-call'] },
    },
  },
  {
    id: 'new-work',
    picture: 'new-work',
    page: {
      path: '/new-work/',
      questions: { items: [{ id: 'permit' }, { id: 'how-long' }] },
      related: { pictures: ['repair', 'hero'], articles: ['how-a-price-comes-about'] },
    },
  },
  // Listed without its own page.
  { id: 'decks', picture: 'yard', estimate: 'choice=wood-deck' },
  { id: 'additions', picture: 'new-work', estimate: 'choice=addition' },
  { id: 'kitchens-and-baths', picture: 'repair' },
  { id: 'doors-and-windows', picture: 'hero' },
] as const satisfies Facts['services']
