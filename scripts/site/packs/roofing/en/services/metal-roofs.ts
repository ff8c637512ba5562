import type { ServiceWords } from 'contractor-website/content'

export const metalRoofs: ServiceWords = {
  name: 'Metal roofs',
  description: 'Standing seam panels with hidden fasteners, cut to length, with trim at every edge.',
  shortLine: 'No fasteners in sight',
  facts: ['Standing seam', 'Cut to length'],
  details: [
    {
      label: 'What we do',
      text: 'We check the deck, lay high-temperature underlayment, and set panels, trim and snow guards where you need them.',
    },
    {
      label: 'When it isn’t right',
      text: 'If you’ll sell within a few years, shingles cost about half as much, and you won’t get the difference back.',
    },
  ],
}
