import type { Service } from '../../../site-types.ts'
import { rValueStatement } from '../r-value-statement.ts'

export const residential: Service = {
  id: 'residential',
  name: 'Residential insulation',
  description: 'New walls, old walls, additions and the room over the garage that never gets warm.',
  shortLine: 'Walls, old and new',
  facts: ['Studs at 16" or 24"', 'New walls and old ones'],
  measures: [
    { label: 'Closed-cell, 3"', value: 'R-18' },
    { label: 'Open-cell, 5 1/2"', value: 'R-19' },
    { label: 'Stud spacing', value: '16" or 24"' },
  ],
  picture: 'residential-insulation',
  drawing: 'residential-row',
  mark: 'residential-mark',
  page: {
    path: '/residential-spray-foam-insulation-denver/',
    metaData: {
      title: 'Residential Spray Foam Insulation in Denver, CO',
      description:
        'Spray foam for walls, additions and rooms over garages in the Denver metro area. Measured bays, a written thickness, one price.',
      keywords: ['residential spray foam Denver', 'wall insulation Westminster CO', 'room over garage cold'],
    },
    h1: 'Residential\ninsulation',
    subtitle: 'New walls, old walls, additions and the room over the garage: the gaps closed and the thickness written down.',
    run: 'residential-run',
    body: [
      { kind: 'heading', level: 2, text: 'First, where does the heat go?' },
      {
        kind: 'paragraph',
        text: 'A room can be cold because the wall is thin, because the wall leaks, or because the floor below it does both. Each asks for a different amount of foam in a different place. So we start with the house as it is: its age, what is in the walls now, and which room nobody wants to sit in.',
      },
      {
        kind: 'paragraph',
        text: 'In an open wall we spray before the drywall goes up. In a finished one we look for the places that can be reached without opening it: the rim joist, the floor over the garage, the slopes of the attic. Where the answer is not foam, we say so. A door that does not close needs a carpenter, and a window that whistles may only need a bead of caulk.',
      },
      { kind: 'heading', level: 2, text: 'Two foams, side by side' },
      {
        kind: 'table',
        head: ['Foam', 'In a 2x6 wall', 'Good for'],
        rows: [
          ['**Closed-cell**', '3" is R-\u206018', 'Shallow bays, rim joists, and walls that may get damp'],
          ['**Open-cell**', '5 1/2" is R-\u206019', 'Deep bays, and walls between rooms where you want quiet'],
        ],
      },
      { kind: 'paragraph', text: `${rValueStatement} We bring ours to the first visit.` },
      {
        kind: 'paragraph',
        text: 'The two can share a house. A common split is closed-cell at the rim and under the floor, where concrete brings damp, and open-cell in the walls above, where the bays are deep. [Open-cell or closed-cell](/blog/open-cell-or-closed-cell/) goes through the choice room by room.',
      },
      { kind: 'heading', level: 2, text: 'The day we spray' },
      {
        kind: 'paragraph',
        text: 'The truck parks at the curb and the hose comes in through a door or a window. We cover floors, glass and outlet boxes, tape the room off and set fans in the openings. Then one person sprays while another watches the thickness with a gauge and a light.',
      },
      {
        kind: 'paragraph',
        text: 'Foam rises within seconds. Once it is firm we shave it back to the face of the studs, so the drywall crew finds a flat wall. Everything we cut off goes into bags and home with us. When the hour on the door has passed, you walk the room with us: every bay, every box, the thickness beside what the sheet says.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'Every area measured and listed',
        'Windows, floors and outlets masked',
        'Foam sprayed to the written thickness',
        'Studs trimmed flush for drywall',
        'Trimmings bagged and taken away',
        'A walk-through with you, work light in hand',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'Area first, then thickness, then which foam. After that: whether the bays are open, how high they are, and how far the hose has to reach from the street. Old insulation that must come out is listed apart. You get one price for each area in writing before anyone mixes anything.',
        },
      ],
    },
    questions: {
      heading: 'Three things people ask',
      items: [
        {
          id: 'stay-in-the-house',
          question: 'Can we stay in the house while you spray?',
          answer:
            'Plan to be out while we spray and for the time the maker of the foam asks for afterward. It depends on the foam and on how the rooms are ventilated, so we tell you the hour before we start. Pets and fish go with you.',
        },
        {
          id: 'closed-wall',
          question: 'Can you foam a wall that is already closed?',
          answer:
            'Not with the foam we spray into open bays: it swells too hard for a closed cavity and nobody can see where it went. For a finished wall we seal what can be reached, the rim joist below and the attic above, and that is often where the draft came from. If the drywall is coming off anyway, call us before the new sheets go up.',
        },
        {
          id: 'tighter-house',
          question: 'Does a tighter house need fresh air?',
          answer:
            'Yes, and on purpose rather than through the cracks. After a whole-house job we recommend a blower-door test and a fan set by its result. A gas furnace or water heater that draws air from the rooms gets checked as well.',
        },
      ],
    },
    related: {
      heading: 'The same house, above and below',
      pictures: ['attic-insulation', 'crawl-space-insulation'],
      articles: ['where-your-heat-goes-at-night', 'what-happens-on-spray-day'],
    },
    close: { heading: 'Which room is cold?\nStart with that one.' },
  },
}
