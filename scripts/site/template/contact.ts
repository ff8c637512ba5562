import type { Facts } from 'contractor-website/content'

export const contact = {
  info: {
    items: [
      { id: 'phone', iconClass: 'phone', link: '{telLink}' },
      { id: 'hours', iconClass: 'clock' },
      { id: 'area', iconClass: 'pin' },
    ],
  },
} as const satisfies Facts['contact']
