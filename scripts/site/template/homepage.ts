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
  // The scales of the three figures.
  figures: {
    items: [
      { id: 'first-visit', scale: { min: 0, max: 90, from: 0, to: 45, labels: [{ at: 0 }, { at: 45 }, { at: 90 }] } },
      { id: 'quote', scale: { min: 0, max: 6, from: 1, to: 3, labels: [{ at: 0 }, { at: 3 }, { at: 6 }] } },
      { id: 'work', scale: { min: 0, max: 10, from: 1, to: 5, openEnd: true, labels: [{ at: 0 }, { at: 5 }, { at: 10 }] } },
    ],
  },
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
