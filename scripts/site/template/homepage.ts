import type { Facts } from 'contractor-website/content'
import { tradeQuestions } from './trade-questions.ts'

export const homepage = {
  hero: { picture: 'hero' },
  highlights: {
    items: [
      { id: 'ground', number: '1' },
      { id: 'walls', number: '2' },
      { id: 'openings', number: '3' },
      { id: 'top', number: '4' },
    ],
  },
  steps: {
    items: [{ id: 'call' }, { id: 'measure' }, { id: 'build' }],
  },
  figures: { items: [{ id: 'first-visit' }, { id: 'quote' }, { id: 'work' }] },
  // Three pictures that the gallery shows too.
  strip: [{ picture: 'new-work' }, { picture: 'repair' }, { picture: 'yard' }],
  questions: {
    groups: [
      tradeQuestions,
      { id: 'before-the-work', items: [{ id: 'is-the-visit-free' }, { id: 'what-do-you-need' }] },
      { id: 'during-the-work', items: [{ id: 'must-i-be-home' }, { id: 'will-it-be-clean' }] },
      { id: 'after-the-work', items: [{ id: 'how-do-i-pay' }, { id: 'what-if-something-fails' }] },
    ],
  },
  jobs: {
    items: [
      { id: 'small', size: 40, dollars: 900, days: 1, service: 'repair', sample: true },
      { id: 'large', size: 120, dollars: 4200, days: 3, service: 'new-work', sample: true },
    ],
  },
  articles: { slugs: ['what-to-check-before-you-call', 'how-a-price-comes-about'] },
} as const satisfies Facts['homepage']
