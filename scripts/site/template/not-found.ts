import type { Facts } from 'contractor-website/content'
import { settings } from './settings.ts'

export const notFound = {
  // `call` shows the number first, `home` a large heading and a link to the home page.
  variant: 'call',
  siteName: settings.name,
} as const satisfies Facts['notFound']
