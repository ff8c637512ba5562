import type { Facts } from 'contractor-website/content'

/** In the order of the pages. The first one is shown largest on the home page. Their texts are in `en/services/`. */
export const services = [
  {
    id: 'interior-painting',
    picture: 'repair',
    estimate: 'choice=walls',
    page: {
      path: '/interior-painting/',
      questions: { items: [{ id: 'live-at-home' }, { id: 'which-finish' }] },
      related: { pictures: ['new-work', 'yard'], articles: ['what-to-check-before-you-call'] },
    },
  },
  {
    id: 'exterior-painting',
    picture: 'hero',
    estimate: 'choice=exterior',
    page: {
      path: '/exterior-painting/',
      questions: { items: [{ id: 'when-to-paint' }, { id: 'how-long-it-lasts' }] },
      related: { pictures: ['repair', 'new-work'], articles: ['how-a-price-comes-about'] },
    },
  },
  // Listed without its own page.
  { id: 'cabinets', picture: 'new-work' },
  { id: 'drywall-repair', picture: 'yard' },
  { id: 'deck-staining', picture: 'yard' },
  { id: 'wallpaper-removal', picture: 'repair' },
] as const satisfies Facts['services']
