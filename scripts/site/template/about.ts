import type { Facts } from '../../../shared/content-set.ts'

export const about = {
  picture: 'new-work',
  values: {
    items: [
      { id: 'measured', number: '1', icon: 'value-measured' },
      { id: 'written', number: '2', icon: 'value-written' },
      { id: 'on-time', number: '3', icon: 'value-on-time' },
    ],
  },
  services: [
    { id: 'repair', href: '/repair-sample-city/', icon: 'repair-mark' },
    { id: 'new-work', href: '/new-work-sample-city/', icon: 'new-work-mark' },
  ],
  commitment: { badges: [{ id: 'written', drawing: 'badge-written' }] },
} as const satisfies Facts['about']
