import type { Words } from 'contractor-website/content'

export const testimonials: Words['testimonials'] = {
  'Marisol T.': {
    title: 'Simi Valley',
    quote:
      'They measured twice, saw that the old fence was eight inches off the survey stakes, and talked to my neighbor before they set a single post. It follows the slope and the top’s straight as a string.',
  },
  'Dale R.': {
    title: 'Simi Valley',
    quote:
      'Our driveway gate hadn’t closed by itself in a year. They put on new hinges and brought in a licensed contractor for the opener. They even showed my mother how to open it by hand in an outage.',
  },
  'Priya N.': {
    title: 'Moorpark',
    quote:
      'I asked for horizontal slats, and my quote came with a drawing that shows every post. The quote didn’t change, and the crew ran a magnet over the lawn for nails, which matters when you’ve got a dog.',
  },
}
