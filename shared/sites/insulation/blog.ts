import type { Facts } from '../../content-set.ts'

export const blog = {
  fallbackPictures: ['residential-insulation', 'attic-insulation', 'crawl-space-insulation', 'commercial-insulation', 'roofing-foam'],
} as const satisfies Facts['blog']
