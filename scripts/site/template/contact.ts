import type { Facts } from '../../../shared/content/content-set.ts'
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
