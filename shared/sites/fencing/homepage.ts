import type { Facts } from 'contractor-website/content'

export const homepage = {
  hero: { picture: 'hero', duskPicture: 'hero-dusk' },
  highlights: {
    drawing: 'highlights',
    items: [
      { id: 'years', number: '1', icon: 'value-years' },
      { id: 'satisfaction', number: '2', icon: 'value-satisfaction' },
      { id: 'eco-friendly', number: '3', icon: 'value-eco' },
      { id: 'certified', number: '4', icon: 'value-certified' },
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
  // The back of a yard, which a phone draws whole.
  price: { answers: 'length=40' },
  figures: { items: [{ id: 'basic-wood-fence' }, { id: 'any-fence' }, { id: 'vinyl-lifetime' }] },
  strip: [{ picture: 'ranch-rail' }, { picture: 'gate-latch' }, { picture: 'horizontal-slat' }],
  questions: {
    groups: [
      {
        id: 'cost',
        items: [{ id: 'basic-wood-fence' }, { id: 'adding-a-fence' }, { id: 'price-up-or-down' }, { id: 'free-consultation' }],
      },
      {
        id: 'materials',
        items: [{ id: 'which-material' }, { id: 'vinyl-lifetime' }, { id: 'santa-ana-winds' }, { id: 'match-my-fence' }],
      },
      {
        id: 'rules-and-upkeep',
        items: [{ id: 'permit' }, { id: 'height-limit' }, { id: 'fire-zone' }, { id: 'property-line' }, { id: 'wood-care' }],
      },
    ],
  },
  jobs: {
    items: [
      { id: 'cedar', size: 50, dollars: 2250, days: 2, service: 'privacy', drawing: 'job-cedar', sample: true },
      { id: 'vinyl', size: 84, dollars: 5150, days: 2, service: 'residential', drawing: 'job-vinyl', sample: true },
      { id: 'steel', size: 70, dollars: 5400, days: 3, service: 'pool', drawing: 'job-steel', sample: true },
      // Each within the ranges of the estimate, except for pillars, which it leaves out.
      {
        id: 'chain-link',
        size: 100,
        dollars: 3100,
        days: 2,
        service: 'commercial',
        onlyOnService: true,
        drawing: 'job-chain-link',
        sample: true,
      },
      {
        id: 'pillars',
        size: 40,
        dollars: 7000,
        days: 10,
        service: 'decorative',
        onlyOnService: true,
        drawing: 'job-pillars',
        sample: true,
      },
      {
        id: 'walk-gate',
        size: 3,
        dollars: 1200,
        days: 2,
        service: 'gate',
        onlyOnService: true,
        drawing: 'job-walk-gate',
        sample: true,
      },
      { id: 'repair', size: 8, dollars: 1150, days: 2, service: 'repair', onlyOnService: true, sample: true },
      {
        id: 'driveway-gate',
        size: 14,
        dollars: 9400,
        days: 3,
        service: 'automated',
        onlyOnService: true,
        drawing: 'job-driveway-gate',
        sample: true,
      },
    ],
  },
  area: { drawing: 'area' },
  articles: { slugs: ['choosing-fencing-material', 'fence-maintenance-longevity'] },
} as const satisfies Facts['homepage']
