import type { Facts } from '../../content-set.ts'

export const testimonials = [
  { name: 'Renee K.', avatarUrl: 'drawing:avatar-wall', sample: true },
  { name: 'Tom H.', avatarUrl: 'drawing:avatar-attic', sample: true },
  { name: 'Luis M.', avatarUrl: 'drawing:avatar-steel', sample: true },
] as const satisfies Facts['testimonials']
