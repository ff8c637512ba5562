import type { ServiceWords } from 'contractor-website/content'
import { energyCodeLink, energyCodeNote, rValueStatement } from '../r-value-statement.ts'

export const residential: ServiceWords = {
  name: 'Residential insulation',
  description: 'New walls, remodels, additions and the room over the garage that never warms up.',
  shortLine: 'Walls and remodels',
  facts: ['Studs at 16" or 24"', 'Rim joists sealed'],
  measures: [
    { label: 'Closed-cell, 3"', value: 'R-18' },
    { label: 'Open-cell, 5 1/2"', value: 'R-19' },
    { label: 'Stud spacing', value: '16" or 24"' },
  ],
  page: {
    metaData: {
      title: 'Residential Spray Foam Insulation in Denver, CO | Walls',
      description:
        'Home spray foam insulation for walls, additions and rooms over garages in Westminster and Denver. Free quote with a price for each area.',
      keywords: ['residential spray foam Denver', 'wall insulation Westminster CO', 'room over garage cold'],
    },
    h1: 'Residential\nspray foam\ninsulation',
    subtitle:
      'We seal and insulate new walls, remodels, additions and rooms over garages in Westminster and metro Denver, and we put the thickness in writing.',
    body: [
      { kind: 'heading', level: 2, text: 'Why is one room always cold?' },
      {
        kind: 'paragraph',
        text: 'It’s usually a thin wall, an air leak or the floor below. Each one needs foam in a different place, so we start by asking about the house. How old is it, what’s in the walls now, and which room does everybody avoid?',
      },
      {
        kind: 'paragraph',
        text: 'In an open wall, we spray before the drywall goes up. In a finished house, we look for places we can reach without opening the walls: the rim joist and the underside of the attic roof. The rim joist is the band of wood on top of the foundation. Once the garage ceiling is open, we can reach the floor above it, too. If foam isn’t the answer, we’ll tell you. A door that won’t close needs a carpenter, and a whistling window may only need a bead of caulk.',
      },
      { kind: 'heading', level: 2, text: 'Closed-cell and open-cell compared' },
      {
        kind: 'table',
        head: ['Foam', 'In a 2x6 wall', 'Good for'],
        rows: [
          ['**Closed-cell**', '3" is R-18', 'Shallow walls, rim joists and walls that may get damp'],
          ['**Closed-cell**', '5" is R-30', 'Walls that have to reach R-30 without a layer over the studs'],
          ['**Open-cell**', '5\u00a01/2" is R-19', 'Deep walls, and walls between rooms where you want quiet'],
        ],
      },
      { kind: 'paragraph', text: `${rValueStatement} We’ll bring our fact sheet to the first visit. ${energyCodeNote} ${energyCodeLink}` },
      {
        kind: 'paragraph',
        text: 'You can use both in one house. Closed-cell often goes at the rim joist and on the crawl space walls, where it may get damp. Open-cell goes in the walls above, where there’s more depth. Our guide to [open-cell and closed-cell foam](/blog/open-cell-or-closed-cell/) goes room by room.',
      },
      { kind: 'heading', level: 2, text: 'What happens on spray day' },
      {
        kind: 'paragraph',
        text: 'We park at the curb and bring the hose in through a door or a window. We cover the floors, glass and outlet boxes, tape off the room and set up fans. Then one person sprays while another checks the thickness with a gauge and a light.',
      },
      {
        kind: 'drawing',
        drawing: 'gauge-detail',
        caption: 'A depth gauge, seen from above. The pin stops at the back of the wall, and the disk shows where the foam ends.',
      },
      {
        kind: 'paragraph',
        text: 'Foam rises within seconds. Once it’s firm, we trim whatever sticks out past the studs so the drywall goes on flat, and we bag the scraps and haul them away. When it’s time to go back in, we’ll walk through the room with you. You can look into every outlet box and check the thickness against your quote.',
      },
      {
        kind: 'picture',
        picture: 'depth-gauge',
        caption: 'The same gauge in a wall: a pin pushed through the foam until it stops.',
      },
      {
        kind: 'paragraph',
        text: 'Before we quote, we’ll call your building department, so you’ll know well before spray day whether you need a permit.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Every area measured and listed',
        'Windows, floors and outlets masked',
        'Foam sprayed to the written thickness',
        'Thickness measured where you choose',
        'Foam trimmed flush for drywall',
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
          text: 'Square footage matters most, then thickness, then the type of foam. After that, it’s whether the walls are open, how high they are and how far our hose has to reach. Removing old insulation is a separate item. You’ll get a written price for each area before we start.',
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
            'Not with the foam we spray into open walls. It expands with too much force for a closed cavity, and nobody can see where it went. In a finished house, we seal the rim joist below and the attic above, and that’s often where the draft starts. If your drywall is coming off anyway, call us before the new drywall goes up.',
        },
        'tighter-house': {
          question: 'Does a tighter house need fresh air?',
          answer:
            'Yes, and it should come from a fan, not through the cracks. After a whole-house job, we recommend a blower-door test, which measures how much air leaks, and a fan that’s set to match the result. If your gas furnace or water heater draws air from the rooms, have it checked, too.',
        },
      },
    },
    related: {
      heading: 'Spray foam pictures and guides',
    },
    close: { heading: 'Which room is cold?\nWe’ll find out why for free.' },
  },
}
