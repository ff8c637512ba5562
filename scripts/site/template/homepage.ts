import type { Facts } from '../../../shared/content-set.ts'

export const homepage = {
  hero: { picture: 'hero' },
  highlights: {
    drawing: 'highlights',
    items: [
      { id: 'ground', number: '1', icon: 'value-measured' },
      { id: 'walls', number: '2', icon: 'repair-mark' },
      { id: 'openings', number: '3', icon: 'new-work-mark' },
      { id: 'top', number: '4', icon: 'value-on-time' },
    ],
  },
  steps: {
    drawing: 'steps',
    items: [
      { id: 'call', drawing: 'step-call' },
      { id: 'measure', drawing: 'step-measure' },
      { id: 'build', drawing: 'step-build' },
    ],
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
      { id: 'before-the-work', items: [{ id: 'is-the-visit-free' }, { id: 'what-do-you-need' }] },
      { id: 'during-the-work', items: [{ id: 'must-i-be-home' }, { id: 'will-it-be-clean' }] },
      { id: 'after-the-work', items: [{ id: 'how-do-i-pay' }, { id: 'what-if-something-fails' }] },
    ],
  },
  area: { drawing: 'area', places: [{ name: 'Sample City' }, { name: 'North side' }, { name: 'South side' }] },
  articles: { slugs: ['what-to-check-before-you-call', 'how-a-price-comes-about'] },
} as const satisfies Facts['homepage']
