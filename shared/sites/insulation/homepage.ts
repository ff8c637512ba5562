import type { Facts } from 'contractor-website/content'

export const homepage = {
  hero: { picture: 'hero', duskPicture: 'hero-dusk' },
  highlights: {
    drawing: 'highlights',
    items: [
      { id: 'roof', number: '1', icon: 'attic-mark' },
      { id: 'walls', number: '2', icon: 'residential-mark' },
      { id: 'rim-joist', number: '3', icon: 'rim-joist-mark' },
      { id: 'crawl-space', number: '4', icon: 'crawl-space-mark' },
    ],
  },
  steps: {
    drawing: 'steps',
    items: [
      { id: 'call', drawing: 'step-call' },
      { id: 'measure', drawing: 'step-measure' },
      { id: 'spray', drawing: 'step-spray' },
    ],
  },
  price: { answers: 'place=rim-joist' },
  figures: { items: [{ id: 'closed-cell-wall' }, { id: 'open-cell-wall' }, { id: 'closed-cell-roof' }] },
  pair: { before: 'crawl-space-before', after: 'crawl-space-after' },
  questions: {
    groups: [
      { id: 'cost', items: [{ id: 'free-quote' }, { id: 'price' }, { id: 'rebates' }, { id: 'back-in' }] },
      {
        id: 'materials',
        items: [{ id: 'open-cell-or-closed-cell' }, { id: 'smell' }, { id: 'old-fiberglass' }, { id: 'hail' }, { id: 'fire' }],
      },
      { id: 'rules-and-comfort', items: [{ id: 'permit' }, { id: 'attic-r-value' }, { id: 'fresh-air' }, { id: 'ice-dams' }] },
    ],
  },
  jobs: {
    items: [
      { id: 'walls', size: 600, dollars: 4100, days: 1, service: 'residential', sample: true },
      { id: 'crawl-space', size: 400, dollars: 1950, days: 1, service: 'crawl-space', sample: true },
      { id: 'roof', size: 1200, dollars: 12900, days: 2, service: 'attic', sample: true },
      { id: 'steel', size: 2000, dollars: 9400, days: 3, service: 'commercial', sample: true },
    ],
  },
  area: { drawing: 'area' },
  articles: { slugs: ['spray-foam-insulation-cost-denver', 'open-cell-or-closed-cell'] },
} as const satisfies Facts['homepage']
