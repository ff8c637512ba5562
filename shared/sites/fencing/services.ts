import type { Facts } from 'contractor-website/content'

export const services = [
  {
    id: 'residential',
    picture: 'residential-fencing',
    drawing: 'residential-row',
    mark: 'residential-mark',
    estimate: 'material=vinyl&height=6&length=84',
    page: {
      path: '/residential-fencing-simi-valley/',
      run: 'residential-run',
      questions: { items: [{ id: 'neighbors-agreement' }, { id: 'use-old-posts' }, { id: 'plants-against-fence' }] },
      related: { pictures: ['vinyl-fencing', 'ranch-rail'], articles: ['fence-cost-simi-valley', 'choosing-fencing-material'] },
    },
  },
  {
    id: 'commercial',
    picture: 'commercial-fencing',
    drawing: 'commercial-row',
    mark: 'commercial-mark',
    estimate: 'material=chain-link&height=6&length=100&walk-gates=0',
    page: {
      path: '/commercial-fencing-simi-valley/',
      run: 'commercial-run',
      questions: {
        items: [{ id: 'work-outside-hours' }, { id: 'spear-tops' }, { id: 'fence-an-asphalt-lot' }, { id: 'certificate-of-insurance' }],
      },
      related: {
        pictures: ['decorative-fencing', 'automated-gate-systems'],
        articles: ['choosing-fencing-material', 'innovative-fence-designs'],
      },
    },
  },
  {
    id: 'privacy',
    picture: 'privacy-fencing',
    drawing: 'privacy-row',
    mark: 'privacy-mark',
    estimate: 'material=cedar&height=6&length=50&walk-gates=0',
    page: {
      path: '/privacy-fencing-simi-valley/',
      run: 'privacy-run',
      questions: { items: [{ id: 'higher-than-six-feet' }, { id: 'which-side-is-nice' }] },
      related: { pictures: ['horizontal-slat', 'vinyl-fencing'], articles: ['fence-cost-simi-valley', 'stylish-fencing-ideas'] },
    },
  },
  {
    id: 'decorative',
    picture: 'decorative-fencing',
    drawing: 'decorative-row',
    mark: 'decorative-mark',
    estimate: 'material=steel&height=6',
    page: {
      path: '/decorative-fencing-simi-valley/',
      run: 'decorative-run',
      questions: { items: [{ id: 'will-it-rust' }, { id: 'lights-in-pillars' }, { id: 'fence-on-existing-wall' }] },
      related: {
        pictures: [],
        articles: ['stylish-fencing-ideas', 'innovative-fence-designs'],
      },
    },
  },
  {
    id: 'gate',
    picture: 'gate-installation',
    drawing: 'gate-row',
    mark: 'gate-mark',
    page: {
      path: '/gate-installation-simi-valley/',
      run: 'gate-run',
      questions: { items: [{ id: 'gate-in-existing-fence' }, { id: 'wood-gate-on-steel-frame' }, { id: 'motor-later' }] },
      related: {
        pictures: ['automated-gate-systems', 'residential-fencing'],
        articles: ['fence-maintenance-longevity', 'innovative-fence-designs'],
      },
    },
  },
  {
    id: 'repair',
    picture: 'fence-repair',
    drawing: 'repair-row',
    mark: 'repair-mark',
    page: {
      path: '/fence-repair-simi-valley/',
      run: 'repair-run',
      questions: { items: [{ id: 'fence-fell-tonight' }, { id: 'insurance' }, { id: 'steel-repair-posts' }] },
      related: { pictures: ['hero', 'gate-installation'], articles: ['fence-maintenance-longevity', 'choosing-fencing-material'] },
    },
  },
  {
    id: 'automated',
    picture: 'automated-gate-systems',
    drawing: 'automated-row',
    mark: 'automated-mark',
    estimate: 'material=steel&height=6&length=15&walk-gates=0&drive-gates=1&opener=yes',
    page: {
      path: '/automated-gate-systems-simi-valley/',
      run: 'automated-run',
      questions: { items: [{ id: 'automate-existing-gate' }, { id: 'gate-stopped-working' }, { id: 'slope-driveway' }] },
      related: {
        pictures: [],
        articles: ['innovative-fence-designs', 'fence-maintenance-longevity'],
      },
    },
  },
  {
    id: 'pool',
    picture: 'pool-fencing',
    drawing: 'pool-row',
    mark: 'pool-mark',
    estimate: 'material=steel&height=5&length=70',
    page: {
      path: '/pool-fencing-simi-valley/',
      run: 'pool-run',
      questions: { items: [{ id: 'house-wall-as-side' }, { id: 'fence-under-four-inches' }, { id: 'spa-with-cover' }] },
      related: {
        pictures: [],
        articles: ['choosing-fencing-material', 'innovative-fence-designs'],
      },
    },
  },
] as const satisfies Facts['services']
