import type { Facts } from '../../../shared/content-set.ts'

/** Set `sample` to false for each one that's real. */
export const testimonials = [
  { name: 'A. Miller', rating: 5, sample: true },
  { name: 'J. Baker', rating: 5, sample: true },
] as const satisfies Facts['testimonials']
