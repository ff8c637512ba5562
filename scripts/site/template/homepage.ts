import type { Facts } from 'contractor-website/content'
import { jobs } from './trade.ts'
import { tradeQuestions } from './trade-questions.ts'

export const homepage = {
  hero: { picture: 'hero' },
  highlights: {
    items: [
      { id: 'in-person', number: '1' },
      { id: 'written', number: '2' },
      { id: 'on-time', number: '3' },
      { id: 'clean', number: '4' },
    ],
  },
  steps: {
    items: [{ id: 'call' }, { id: 'visit' }, { id: 'work' }],
  },
  figures: { items: [{ id: 'first-visit' }, { id: 'quote' }, { id: 'work' }] },
  // Three pictures that the gallery shows too.
  strip: [{ picture: 'new-work' }, { picture: 'repair' }, { picture: 'yard' }],
  questions: {
    groups: [
      tradeQuestions,
      { id: 'before-the-work', items: [{ id: 'is-the-visit-free' }, { id: 'must-i-be-home' }] },
      { id: 'after-the-work', items: [{ id: 'how-do-i-pay' }, { id: 'what-if-something-fails' }] },
    ],
  },
  jobs: { items: jobs },
  articles: { slugs: ['what-to-check-before-you-call', 'how-a-price-comes-about'] },
} as const satisfies Facts['homepage']
