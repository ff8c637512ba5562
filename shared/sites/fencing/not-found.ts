import type { Facts } from 'contractor-website/content'
import { settings } from './settings.ts'

export const notFound = {
  variant: 'call',
  siteName: settings.name,
  drawing: 'not-found-run',
} as const satisfies Facts['notFound']
