import type { Words } from 'contractor-website/content'

/** Use real customers' words, with their permission. Inventing them is against the law (16 CFR 465). */
export const testimonials: Words['testimonials'] = {
  'A. Miller': {
    title: '{city}',
    quote: 'They came when they said they would, gave me a written quote before they started and left the place clean.',
  },
  'J. Baker': {
    title: '{city}',
    quote: 'I had three small jobs for them. They did two and told me I didn’t need the third one for another year.',
  },
}
