import type { Facts } from '../../content/content-set.ts'

/** Samples: the owner replaces each by a real customer's words and then sets `sample` to false (16 CFR 465). */
export const testimonials = [
  { name: 'Marisol T.', avatarUrl: 'drawing:avatar-picket', rating: 5, service: 'residential', sample: true },
  { name: 'Dale R.', avatarUrl: 'drawing:avatar-gate', rating: 5, service: 'automated', sample: true },
  { name: 'Priya N.', avatarUrl: 'drawing:avatar-slat', rating: 5, service: 'privacy', sample: true },
] as const satisfies Facts['testimonials']

/** Your own page on each site where customers rate you. A public site leaves out the samples. */
export const reviews = [{ name: 'Google', href: 'https://www.google.com/maps', sample: true }] as const satisfies Facts['reviews']
