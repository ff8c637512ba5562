import type { ServiceWords } from 'contractor-website/content'
import { rValueStatement } from '../r-value-statement.ts'

export const commercial: ServiceWords = {
  name: 'Commercial insulation',
  description: 'Steel buildings, warehouses and shops. Foam on the panels helps keep them from dripping on cold mornings.',
  shortLine: 'Foam on the steel panels',
  facts: ['Roof and wall panels', 'Work around your hours'],
  page: {
    metaData: {
      title: 'Commercial Spray Foam and Metal Buildings in Denver, CO',
      description:
        'Metal building insulation, warehouse spray foam and foam roofing in the Denver metro area. We work around your hours and price each zone.',
      keywords: ['commercial spray foam Denver', 'metal building insulation Colorado', 'warehouse insulation'],
    },
    h1: 'Commercial\nspray foam\ninsulation',
    subtitle:
      'We help keep steel buildings, warehouses and shops in Westminster and metro Denver warmer and drier, and we plan the work around your schedule.',
    body: [
      { kind: 'heading', level: 2, text: 'Why metal buildings drip' },
      {
        kind: 'paragraph',
        text: 'Metal roofs drip because they get colder than the air below them. On a clear night, the panel loses its heat to the sky. Moist air from people, engines and wet floors touches it, and by morning water is dripping on whatever’s underneath.',
      },
      {
        kind: 'paragraph',
        text: 'Closed-cell foam sticks to the panel itself, so there’s no gap behind it for moist air to reach. The foam’s surface stays closer to room temperature, so moisture is less likely to condense on it. We cover the seams and fasteners at the same time, but a leak has to be fixed first. Most buildings also get quieter in rain and hail.',
      },
      { kind: 'heading', level: 2, text: 'Closed-cell and open-cell compared' },
      {
        kind: 'table',
        head: ['Foam', 'Where', 'Good for'],
        rows: [
          ['**Closed-cell**', '3" on steel is R-18', 'Metal roofs and walls, and anything that may get wet or bumped'],
          [
            '**Open-cell**',
            '5\u00a01/2" in a framed wall is R-19',
            'Offices inside the building, partitions, and ceilings where you want quiet',
          ],
        ],
      },
      {
        kind: 'paragraph',
        text: `${rValueStatement} We’ll bring our fact sheet to the first visit. The code has its own values for commercial buildings, and your quote will list what your city requires.`,
      },
      {
        kind: 'paragraph',
        text: 'Where people work, foam needs a covering or a tested coating. Which one depends on the code and on how you use the space. We ask the building department before we quote, so you’ll see the covering in your first quote and not on a later invoice. If the city requires a permit, we pull it.',
      },
      { kind: 'heading', level: 2, text: 'Working around your hours' },
      {
        kind: 'paragraph',
        text: 'You can usually keep working in the rest of the building if we can seal off the area we’re spraying. Only our crew can be in there until it’s been aired out. So we divide the building into zones, hang curtains between them and work one zone at a time, at night or on weekends if we need to. You’ll get a plan with dates and the name of someone on site to call.',
      },
      {
        kind: 'paragraph',
        text: 'We move what we can and wrap what we can’t: racks, machines, sprinkler heads, lights and sensors. Overspray travels, so we tape everything off before we start. When we finish a zone, we measure the thickness wherever you choose. You’ll get a drawing with those points marked.',
      },
      { kind: 'heading', level: 2, text: 'Foam roofing for flat roofs' },
      {
        kind: 'paragraph',
        text: 'We can insulate a flat roof without going inside. Roofing foam goes over a sound, dry deck in one seamless layer. It’s thicker where water would pond and thinner toward the drains, with a white coating on top. We’ll look at your deck before we say whether it’s a good fit. See [what foam roofing costs](/services/#roofing).',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Panels wiped and tested',
        'Machines and racks wrapped',
        'Foam to the written thickness',
        'Trimming and cleanup in each zone',
        'The permit, if the city requires it',
        'Lifts, power and breathing air',
        'Thickness measured at marked points',
        'A drawing of where we foamed',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Square footage, thickness and the covering matter most. After that, it’s the eave height, how much is in the way, the number of zones and the hours when we can spray. Removing rust or oil is a separate item. You’ll get a price for each zone in writing.',
        },
      ],
    },
    questions: {
      heading: 'Commercial insulation questions',
      items: {
        'stay-open': {
          question: 'Can we stay open?',
          answer:
            'Usually, yes, in the rest of the building. We close off the zone we’re spraying and vent it to the outside for as long as the foam’s manufacturer requires. If a zone can’t be closed off, we spray while the building is empty. The zones are part of your quote, so we’ll plan them with you first.',
        },
        winter: {
          question: 'Can you spray in winter?',
          answer:
            'Often, yes. The surface has to be dry and as warm as the foam’s manufacturer requires, so we heat the panels or let the sun do it. Some products are made for cold steel. If it’s too cold for good work, we’ll reschedule.',
        },
        repairs: {
          question: 'What if we replace a panel later?',
          answer:
            'We can cut the foam along the panel and spray the new one to match. If you know which panels, doors or pipes will need work soon, tell us before we start. We’ll leave a clean joint there, so the next repair doesn’t tear up the foam.',
        },
      },
    },
    related: {
      heading: 'More pictures and foam guides',
    },
    close: { heading: 'Does your roof drip?\nGet a free quote.' },
  },
}
