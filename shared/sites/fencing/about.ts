import type { Facts } from 'contractor-website/content'

export const about = {
  picture: 'gate-installation',
  values: {
    run: 'about-run',
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
