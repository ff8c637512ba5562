import type { Facts } from 'contractor-website/content'

export const contact = {
  info: {
    items: [
      { id: 'phone', iconClass: 'phone', link: '{telLink}' },
      { id: 'hours', iconClass: 'clock' },
      { id: 'place', iconClass: 'pin' },
    ],
  },
  map: { drawing: 'map' },
} as const satisfies Facts['contact']
