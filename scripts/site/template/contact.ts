import type { Facts } from 'contractor-website/content'
import { settings } from './settings.ts'

export const contact = {
  info: {
    items: [
      { id: 'phone', iconClass: 'phone', link: settings.telLink },
      { id: 'hours', iconClass: 'clock' },
      { id: 'area', iconClass: 'pin' },
    ],
  },
} as const satisfies Facts['contact']
