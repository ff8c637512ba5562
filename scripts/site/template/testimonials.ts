import type { Facts } from 'contractor-website/content'

/** Set `sample` to false for each one that's real. */
export const testimonials = [
  { name: 'A. Miller', rating: 5, sample: true },
  { name: 'J. Baker', rating: 5, sample: true },
] as const satisfies Facts['testimonials']
