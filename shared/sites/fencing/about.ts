import type { Facts } from 'contractor-website/content'

export const about = {
  picture: 'gate-installation',
  people: { run: 'about-run', terms: ['owner', 'crew'] },
  years: {
    drawing: 'year-section',
    items: [
      { id: 'start', sample: true },
      { id: 'welding', sample: true },
      { id: 'crew', sample: true },
    ],
  },
  quote: {
    sheets: [
      {
        id: 'sample',
        drawing: 'quote-fence',
        lines: [
          { id: 'haul', dollars: 550 },
          { id: 'posts', dollars: 980 },
          { id: 'panels', dollars: 3060 },
          { id: 'gate', dollars: 560 },
          { id: 'marking' },
          { id: 'permit' },
          { id: 'cleanup' },
        ],
        sample: true,
      },
    ],
  },
  values: {
    items: [
      { id: 'years', number: '1', icon: 'value-years' },
      { id: 'satisfaction', number: '2', icon: 'value-satisfaction' },
      { id: 'eco-friendly', number: '3', icon: 'value-eco' },
      { id: 'certified', number: '4', icon: 'value-certified' },
    ],
  },
  commitment: {
    badges: [
      { id: 'licensed', drawing: 'badge-licensed', needs: 'license' },
      { id: 'measured', drawing: 'badge-measured' },
    ],
  },
} as const satisfies Facts['about']
