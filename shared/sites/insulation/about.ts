import type { Facts } from 'contractor-website/content'

export const about = {
  picture: 'attic-insulation',
  values: {
    run: 'about-run',
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
