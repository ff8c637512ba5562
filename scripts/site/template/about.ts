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
  services: [
    { id: 'repair', href: '/repair-sample-city/' },
    { id: 'new-work', href: '/new-work-sample-city/' },
  ],
  commitment: { badges: [{ id: 'written' }] },
} as const satisfies Facts['about']
