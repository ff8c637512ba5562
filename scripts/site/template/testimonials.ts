import type { Facts } from '../../../shared/content/content-set.ts'

/** Set `sample` to false for each one that's real. */
export const testimonials = [
  { name: 'A. Miller', rating: 5, sample: true },
  { name: 'J. Baker', rating: 5, sample: true },
] as const satisfies Facts['testimonials']

/** Your own page on each site where customers rate you. A public site leaves out the samples. */
export const reviews = [{ name: 'Google', href: 'https://www.google.com/maps', sample: true }] as const satisfies Facts['reviews']
