import type { Testimonial } from '../../site-types.ts'

/** Samples: the owner replaces each by a real customer's words and then sets `sample` to false (16 CFR 465). */
export const testimonials: Testimonial[] = [
  {
    avatarUrl: 'drawing:avatar-picket',
    name: 'Marisol T.',
    title: 'Simi Valley',
    quote:
      'They measured twice, saw that the old fence was eight inches off the survey stakes, and talked to my neighbor before they set a single post. It follows the slope and the top’s straight as a string.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-gate',
    name: 'Dale R.',
    title: 'Simi Valley',
    quote:
      'Our driveway gate hadn’t closed by itself in a year. They put on new hinges and brought in a licensed tech for the opener. They even showed my mother how to open it by hand in an outage.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-slat',
    name: 'Priya N.',
    title: 'Moorpark',
    quote:
      'I asked for horizontal slats, and my quote came with a drawing that shows every post. The quote didn’t change, and the crew ran a magnet over the lawn for nails, which matters when you’ve got a dog.',
    sample: true,
  },
]
