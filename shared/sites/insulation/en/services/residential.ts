import type { ServiceWords } from 'contractor-website/content'
import { energyCodeLink, factSheetOffer, rValueStatement, wallCodeNote } from '../r-value-statement.ts'

export const residential: ServiceWords = {
  name: 'Residential insulation',
  description: 'New walls, remodels, additions and the room over the garage that never warms up.',
  shortLine: 'Walls and remodels',
  facts: ['Studs 16 or 24 inches apart', 'Rim joists sealed'],
  measures: [
    { label: 'Closed-cell, 5 inches', value: 'R-30' },
    { label: 'Open-cell, 5 1/2 inches', value: 'R-19' },
    { label: 'Stud spacing', value: '16 or 24 inches' },
  ],
  page: {
    metaData: {
      title: 'Residential Spray Foam Insulation in Denver, CO | Walls',
      description:
        'Home spray foam insulation for walls, additions and rooms over garages in Westminster and Denver. Free quote with a price for each area.',
      keywords: ['residential spray foam Denver', 'wall insulation Westminster CO', 'room over garage cold'],
    },
    h1: 'Residential\nspray foam\ninsulation',
    chapters: { choose: 'Choose', build: 'Spray' },
    subtitle: 'We insulate walls, additions and rooms over garages in Westminster and metro Denver, and put the thickness in writing.',
    choose: [
      { kind: 'heading', level: 2, text: 'Why is one room\nalways cold?' },
      {
        kind: 'paragraph',
        text: 'It’s usually a wall or floor with too little insulation, or an air leak. Each has a different fix. So we start by asking: how old is the house, what’s in the walls now, and which room does everybody avoid?',
      },
      {
        kind: 'options',
        items: [
          {
            name: 'Closed-cell, 3 inches',
            drawing: 'foam-closed-thin',
            price: '**{prices.wallClosedThin}** a square foot',
            text: '**R-18.** Nearly fills a 2x4 wall, as in many older houses, but not a 2x6. We ask your city first if it’s enough.',
          },
          {
            name: 'Closed-cell, 5 inches',
            drawing: 'foam-closed-deep',
            price: '**{prices.wallClosedDeep}** a square foot',
            text: '**R-30.** Meets the 2021 code in new walls without a layer over the studs. Where the code is R-20, 4 inches (R-24) is enough and costs {prices.wallClosedMedium}.',
          },
          {
            name: 'Open-cell, 5 1/2 inches',
            drawing: 'foam-open',
            price: '**{prices.wallOpen}** a square foot',
            text: '**R-19.** Existing 2x6 walls. An outside wall usually needs a vapor-slowing layer, too, about {prices.vaporLayer} more. For quiet between rooms: 3 1/2 inches, R-12.',
          },
        ],
      },
      { kind: 'heading', level: 3, text: 'Open walls and finished houses' },
      {
        kind: 'paragraph',
        text: 'In an open wall, we spray before the drywall goes up. In a finished house, we spray where we can reach: crawl space walls, the attic, an opened garage ceiling and the rim joist. That’s the band of wood on top of the foundation. If foam isn’t the answer, we’ll tell you. A whistling window may only need a bead of caulk.',
      },
      { kind: 'heading', level: 3, text: 'Both in one house' },
      {
        kind: 'paragraph',
        text: 'Closed-cell often goes at the rim joist and the crawl space walls, open-cell in existing 2x6 walls above. Our guide to [open-cell and closed-cell foam](/blog/open-cell-or-closed-cell/) goes room by room.',
      },
      { kind: 'heading', level: 3, text: 'About R-values' },
      { kind: 'paragraph', text: `${rValueStatement} ${factSheetOffer} ${wallCodeNote} ${energyCodeLink}` },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Spray day\nand the day after' },
      {
        kind: 'paragraph',
        text: 'We park at the curb and bring the hose in through a door or a window. One person sprays while another checks the thickness with a gauge and a light.',
      },
      {
        kind: 'picture',
        picture: 'depth-gauge',
        caption: 'A steel depth gauge in the foam. Its disk rests on the surface. A rendering.',
      },
      {
        kind: 'chain',
        parts: [
          { when: 'First: we cover', text: 'Floors, glass and outlet boxes. The room is taped off, with fans running.' },
          { when: 'Then: we spray', text: 'Foam rises within seconds. What’s past the studs is trimmed, so the drywall goes on flat.' },
          {
            when: 'Last: you check',
            text: 'When you can come back in, we walk through the room together. Pick the spots, and we measure them against your quote.',
          },
        ],
      },
      { kind: 'heading', level: 3, text: 'You can see the depth' },
      {
        kind: 'paragraph',
        text: 'You don’t have to take our word for the thickness. We write down every measurement next to the number in your quote, and you keep the list.',
      },
      {
        kind: 'drawing',
        drawing: 'gauge-detail',
        caption: 'A depth gauge, seen from above. The pin stops at the back of the wall, and the disk shows where the foam ends.',
      },
    ],
    price: {
      label: 'Open wall, by foam and thickness',
      range: '**{prices.wallFoam}** a square foot',
      note: 'Even the smallest job costs {prices.smallestJob}. Drywall, a vapor layer and removing old insulation are extra.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'Every area measured and listed',
        'Windows, floors and outlets masked',
        'Foam sprayed to the written thickness',
        'Thickness measured where you choose',
        'Foam past the studs trimmed off',
        'Floors swept, trimmings hauled away',
        'The permit, if the city requires it',
        'A walk-through with you at the end',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Square footage matters most, then thickness, then the type of foam. After that, it’s whether the walls are open, how high they are and how far our hose has to reach. You’ll get a written price for each area before we start.',
        },
      ],
    },
    questions: {
      heading: 'Home insulation questions',
      items: {
        'stay-in-the-house': {
          question: 'Can we stay home while you spray?',
          answer:
            'No. Plan to be out while we spray and, for most jobs, for about a day after. The foam’s manufacturer sets the time, and we’ll give it to you in writing before we start. Take your pets with you, even the fish.',
        },
        'closed-wall': {
          question: 'Can you foam a wall that’s already closed?',
          answer:
            'Not with the foam we spray into open walls. It expands with too much force for a closed cavity, and nobody can see where it went. A wall with little or no insulation can be filled: loose insulation is blown in through small holes. We don’t do that, so ask a blown-in crew. In a finished house, we seal the rim joist below and the attic above, which is often where the draft starts. If your drywall is coming off anyway, call us before the new drywall goes up.',
        },
        drywall: {
          question: 'How soon can the drywall go up?',
          answer:
            'As soon as you can go back in, often about a day after we spray. If your job has a permit, the inspector has to see the foam first, so book the drywall crew for after that visit. Don’t leave the foam bare for long: the drywall is also what protects the foam from fire.',
        },
      },
    },
    close: { heading: 'Cold room or new walls?\nWe’ll come and look for free.' },
  },
}
