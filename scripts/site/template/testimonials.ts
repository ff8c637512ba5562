import type { Site } from '../../../shared/site-types.ts'

/**
 * Words of real customers, with their permission: inventing them is against the law (16 CFR 465). Set `sample` to false with each
 * one that is real.
 */
export const testimonials: Site['testimonials'] = [
  {
    avatarUrl: 'drawing:avatar-house',
    name: 'A. Miller',
    title: 'Sample City',
    quote: 'They came when they said, told me the price before they started, and left the place clean.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-door',
    name: 'J. Baker',
    title: 'Sample City',
    quote: 'I had three small things for them. They did two and told me the third could wait another year.',
    sample: true,
  },
]
