import type { Facts } from 'contractor-website/content'

/** Samples. The owner replaces each one with a real customer's words, then sets `sample` to false (16 CFR 465). */
export const testimonials = [
  { name: 'Marisol T.', avatarUrl: 'drawing:avatar-picket', rating: 5, source: 'Google', service: 'residential', sample: true },
  { name: 'Dale R.', avatarUrl: 'drawing:avatar-gate', rating: 5, source: 'Google', service: 'automated', sample: true },
  { name: 'Priya N.', avatarUrl: 'drawing:avatar-slat', rating: 5, source: 'Google', service: 'privacy', sample: true },
] as const satisfies Facts['testimonials']
