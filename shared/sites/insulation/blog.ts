import type { Facts } from 'contractor-website/content'

export const blog = {
  fallbackPictures: ['residential-insulation', 'attic-insulation', 'crawl-space-insulation', 'commercial-insulation', 'roofing-foam'],
  authors: [{ id: 'karen', name: 'Karen Whitaker', sample: true }],
} as const satisfies Facts['blog']
