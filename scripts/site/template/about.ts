import type { Facts } from 'contractor-website/content'

export const about = {
  picture: 'new-work',
  values: {
    items: [
      { id: 'measured', number: '1' },
      { id: 'written', number: '2' },
      { id: 'on-time', number: '3' },
    ],
  },
  commitment: { badges: [{ id: 'written' }] },
} as const satisfies Facts['about']
