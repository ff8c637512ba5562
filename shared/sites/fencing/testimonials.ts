import type { Testimonial } from '../../site-types.ts'

/** Samples: the owner replaces each by a real customer's words and then sets `sample` to false (16 CFR 465). */
export const testimonials: Testimonial[] = [
  {
    avatarUrl: 'drawing:avatar-picket',
    name: 'Marisol T.',
    title: 'Simi Valley',
    quote:
      'They measured twice, found the old line was eight inches off, and talked to my neighbor before a single post went in. The fence follows the slope and the top line is straight as a string.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-gate',
    name: 'Dale R.',
    title: 'Simi Valley',
    quote:
      'Our driveway gate had not closed by itself for a year. One visit, two new hinges and a new motor. They showed my mother how to open it by hand in a power outage.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-slat',
    name: 'Priya N.',
    title: 'Moorpark',
    quote:
      'I asked for horizontal slats and got a drawing with every post on it before I got a price. The price did not move. The crew ran a magnet over the lawn because we have a dog.',
    sample: true,
  },
]
