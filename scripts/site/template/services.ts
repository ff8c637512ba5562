import type { Facts } from 'contractor-website/content'
import { tradeServices } from './trade-services.ts'

/** In the order of the pages. The first one is shown largest on the home page. Their texts are in `en/services/`. */
export const services = [
  {
    id: 'repair',
    picture: 'repair',
    page: {
      path: '/repair-sample-city/',
      questions: { items: [{ id: 'how-soon' }, { id: 'repair-or-replace' }] },
      related: { pictures: ['new-work', 'yard'], articles: ['what-to-check-before-you-call'] },
    },
  },
  {
    id: 'new-work',
    picture: 'new-work',
    page: {
      path: '/new-work-sample-city/',
      questions: { items: [{ id: 'permit' }, { id: 'how-long' }] },
      related: { pictures: ['repair', 'hero'], articles: ['how-a-price-comes-about'] },
    },
  },
  ...tradeServices,
] as const satisfies Facts['services']
