import type { Facts } from '../../../shared/content-set.ts'

/** Set `sample` to false for each one that's real. */
export const testimonials = [
  { name: 'A. Miller', avatarUrl: 'drawing:avatar-house', sample: true },
  { name: 'J. Baker', avatarUrl: 'drawing:avatar-door', sample: true },
] as const satisfies Facts['testimonials']
