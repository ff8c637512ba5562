import type { Facts } from 'contractor-website/content'

export const testimonials = [
  { name: 'Renee K.', avatarUrl: 'drawing:avatar-wall', rating: 5, service: 'residential', sample: true },
  { name: 'Tom H.', avatarUrl: 'drawing:avatar-attic', rating: 5, service: 'attic', sample: true },
  { name: 'Luis M.', avatarUrl: 'drawing:avatar-steel', rating: 5, service: 'commercial', sample: true },
] as const satisfies Facts['testimonials']
