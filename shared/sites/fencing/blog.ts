import type { Facts } from 'contractor-website/content'

export const blog = {
  fallbackPictures: ['ranch-rail', 'horizontal-slat', 'fence-repair', 'vinyl-fencing', 'automated-gate-systems'],
  authors: [{ id: 'dana', name: 'Dana Ortega', sample: true }],
} as const satisfies Facts['blog']
