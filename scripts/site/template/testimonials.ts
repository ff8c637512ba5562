import type { Site } from '../../../shared/site-types.ts'

/**
 * Use real customers' words, with their permission. Inventing them is against the law (16 CFR 465). Set `sample` to false for each
 * one that's real.
 */
export const testimonials: Site['testimonials'] = [
  {
    avatarUrl: 'drawing:avatar-house',
    name: 'A. Miller',
    title: 'Sample City',
    quote: 'They came when they said they would, gave me a written quote before they started and left the place clean.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-door',
    name: 'J. Baker',
    title: 'Sample City',
    quote: 'I had three small jobs for them. They did two and told me I didn’t need the third one for another year.',
    sample: true,
  },
]
