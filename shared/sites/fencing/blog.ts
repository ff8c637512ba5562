import type { Facts } from '../../content-set.ts'

export const blog = {
  fallbackPictures: ['ranch-rail', 'horizontal-slat', 'fence-repair', 'vinyl-fencing', 'automated-gate-systems'],
} as const satisfies Facts['blog']
