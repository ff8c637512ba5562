import type { Facts } from '../../../shared/content-set.ts'
import { settings } from './settings.ts'

export const notFound = {
  // `call` shows the drawing and the number, `home` a large heading and a link to the home page.
  variant: 'call',
  siteName: settings.name,
  drawing: 'not-found-run',
} as const satisfies Facts['notFound']
