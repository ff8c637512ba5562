import type { Facts } from '../../content-set.ts'

/** Samples: the owner replaces each by a real customer's words and then sets `sample` to false (16 CFR 465). */
export const testimonials = [
  { name: 'Marisol T.', avatarUrl: 'drawing:avatar-picket', sample: true },
  { name: 'Dale R.', avatarUrl: 'drawing:avatar-gate', sample: true },
  { name: 'Priya N.', avatarUrl: 'drawing:avatar-slat', sample: true },
] as const satisfies Facts['testimonials']
