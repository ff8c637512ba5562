import type { Facts } from 'contractor-website/content'

export const about = {
  picture: 'attic-insulation',
  people: { run: 'about-run', terms: ['owner', 'crew'] },
  years: {
    drawing: 'year-section',
    items: [
      { id: 'start', sample: true },
      { id: 'certified', sample: true },
      { id: 'crew', sample: true },
    ],
  },
  quote: {
    sheets: [
      {
        id: 'sample',
        drawing: 'foam-closed-deep',
        lines: [
          { id: 'foam', dollars: 3830 },
          { id: 'cover', dollars: 150 },
          { id: 'trim', dollars: 120 },
          { id: 'city' },
          { id: 'check' },
        ],
        sample: true,
      },
    ],
  },
  values: {
    items: [
      { id: 'measured', number: '1', icon: 'value-measured' },
      { id: 'written', number: '2', icon: 'value-written' },
      { id: 'sealed', number: '3', icon: 'value-sealed' },
      { id: 'clean', number: '4', icon: 'value-clean' },
    ],
  },
  commitment: {
    badges: [
      { id: 'certified', drawing: 'badge-certified' },
      { id: 'measured', drawing: 'badge-measured' },
    ],
  },
} as const satisfies Facts['about']
