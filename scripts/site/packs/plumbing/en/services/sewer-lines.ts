import type { ServiceWords } from 'contractor-website/content'

export const sewerLines: ServiceWords = {
  name: 'Sewer lines',
  description: 'We look inside with a camera, mark the spot above ground, and repair only the length that’s bad.',
  shortLine: 'Seen first, then dug',
  facts: ['You get the video', 'Utilities marked through 811'],
  details: [
    {
      label: 'What we do',
      text: 'We run a camera, locate the break, call 811 before we dig, replace or line the pipe, test it and put the ground back.',
    },
    {
      label: 'When it isn’t right',
      text: 'Roots in one joint can often be cut once a year for less than a new line. We’ll show you the video and price both.',
    },
  ],
}
