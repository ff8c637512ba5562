import type { Words } from 'contractor-website/content'

export const testimonials: Words['testimonials'] = {
  'Renee K.': {
    title: 'Westminster',
    quote:
      'The bedroom over the garage used to be ten degrees colder than the hall. They foamed the floor and the rim joist in a day. Now my daughter does her homework in there.',
  },
  'Tom H.': {
    title: 'Arvada',
    quote:
      'They walked me through the attic with a flashlight before and after, and they wrote down the thickness in every corner. The only mess was two crumbs of foam on the stairs.',
  },
  'Luis M.': {
    title: 'Thornton',
    quote:
      'Our shop roof dripped on the trucks every cold morning. They worked around our schedule and sprayed the panels over a weekend. On Monday, the floor was dry.',
  },
}
