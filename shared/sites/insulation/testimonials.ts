import type { Site } from '../../site-types.ts'

export const testimonials: Site['testimonials'] = [
  {
    avatarUrl: 'drawing:avatar-wall',
    name: 'Renee K.',
    title: 'Westminster',
    quote:
      'The bedroom over the garage used to be ten degrees colder than the hall. They foamed the floor and the rim in a day. Now my daughter does her homework in there.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-attic',
    name: 'Tom H.',
    title: 'Arvada',
    quote:
      'They showed me the attic by flashlight before and after, and left a sheet with the thickness in every corner. No mess but two crumbs of foam on the stairs.',
    sample: true,
  },
  {
    avatarUrl: 'drawing:avatar-steel',
    name: 'Luis M.',
    title: 'Thornton',
    quote:
      'Our shop roof dripped on the trucks every cold morning. They sprayed the panels over one weekend, around our schedule, and on Monday the floor was dry.',
    sample: true,
  },
]
