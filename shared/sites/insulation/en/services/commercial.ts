import type { ServiceWords } from 'contractor-website/content'
import { factSheetOffer, rValueStatement } from '../r-value-statement.ts'

export const commercial: ServiceWords = {
  name: 'Commercial insulation',
  description: 'Steel buildings, warehouses and shops. Foam on the panels helps keep them from dripping on cold mornings.',
  shortLine: 'Foam on the steel panels',
  facts: ['Roof and wall panels', 'Nights or weekends'],
  page: {
    metaData: {
      title: 'Commercial Spray Foam and Metal Buildings in Denver, CO',
      description:
        'Metal building insulation, warehouse spray foam and foam roofing in the Denver metro area. We work around your hours and price each zone.',
      keywords: ['commercial spray foam Denver', 'metal building insulation Colorado', 'warehouse insulation'],
    },
    h1: 'Commercial\nspray foam\ninsulation',
    chapters: { choose: 'Choose', build: 'Spray' },
    subtitle: 'We help keep steel buildings and shops in Westminster and metro Denver warmer and drier, and work around your schedule.',
    choose: [
      { kind: 'heading', level: 2, text: 'Why metal\nbuildings drip' },
      {
        kind: 'paragraph',
        text: 'On a clear night, a metal roof loses its heat to the sky and gets colder than the air below it. Moist air touches the panel, and by morning water is dripping on whatever’s underneath.',
      },
      {
        kind: 'table',
        head: ['Foam', 'Where', 'Good for'],
        rows: [
          ['**Closed-cell**', '3 inches on steel, R-18', 'Metal roofs and walls, and anything that may get wet or bumped'],
          ['**Open-cell**', '5 1/2 inches in a framed wall, R-19', 'Walls of offices inside the building, where you want quiet'],
        ],
      },
      { kind: 'heading', level: 3, text: 'How foam stops the drip' },
      {
        kind: 'paragraph',
        text: 'Closed-cell foam sticks to the panel itself, which keeps moist air off the cold steel. The foam’s surface stays closer to room temperature. We cover the seams and fasteners at the same time, but a leak has to be fixed first. If your roof has standing seams or a panel warranty, ask the manufacturer first: foam can keep panels from moving as they warm.',
      },
      {
        kind: 'drawing',
        drawing: 'panel-detail',
        caption: 'A steel wall from above: 3 inches of closed-cell foam (R-18) on the panel and over its seams.',
      },
      { kind: 'heading', level: 3, text: 'The covering over it' },
      {
        kind: 'paragraph',
        text: 'Inside most buildings, the code wants drywall or a tested coating over the foam, even where you only store things. We ask the building department before we quote. If it has answered, your quote has the covering as its own item, with its price. If not, you’ll know before you sign. If the city requires a permit, we pull it.',
      },
      { kind: 'heading', level: 3, text: 'About R-values' },
      {
        kind: 'paragraph',
        text: `${rValueStatement} ${factSheetOffer} The code has its own values for commercial buildings. We ask your city for them.`,
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Working around\nyour hours' },
      {
        kind: 'paragraph',
        text: 'You can usually keep working in the rest of the building if we can seal off the area we’re spraying. Only our crew can be in there until it’s been aired out.',
      },
      {
        kind: 'chain',
        parts: [
          { when: 'Before: a plan', text: 'Zones, dates, and the name and cell number of our crew lead.' },
          {
            when: 'Each zone',
            text: 'Curtains up, machines wrapped, panels wiped and checked for moisture. Nights or weekends if you need them.',
          },
          { when: 'After: a record', text: 'Thickness at marked points, and a drawing of where we foamed.' },
        ],
      },
      { kind: 'heading', level: 3, text: 'A flat roof, from outside' },
      {
        kind: 'paragraph',
        text: 'Roofing foam goes over a dry, solid roof in one seamless layer, thicker where water would pond. A white coating goes on top. Hail can dent it, and it needs a new coating every 10 to 15 years. We check the roof deck before we say it’s a good fit. See [what foam roofing costs](/services/#roofing).',
      },
      { kind: 'heading', level: 3, text: 'Quieter, too' },
      {
        kind: 'paragraph',
        text: 'Foam sticks to the panels and keeps them from ringing, so most metal buildings get quieter in rain and hail.',
      },
    ],
    price: {
      label: 'Closed-cell on steel, 3 inches, R-18',
      range: '**{prices.steelFoam}** a square foot',
      note: 'Extra: a tested coating, about {prices.foamCoating} a square foot ({prices.jobShopCoating} of the job above); lifts; and removing rust or oil.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'Panels wiped, moisture checked',
        'Machines and racks wrapped',
        'Foam to the written thickness',
        'Trimming and cleanup in each zone',
        'The permit, if the city requires it',
        'Our own power and air supply',
        'Thickness measured at marked points',
        'A drawing of where we foamed',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Square footage, thickness and the covering matter most. After that, it’s the eave height, how much is in the way, the number of zones and the hours when we can spray. You’ll get a price for each zone in writing.',
        },
      ],
    },
    questions: {
      heading: 'Commercial insulation questions',
      items: {
        'stay-open': {
          question: 'Can we stay open?',
          answer:
            'Usually, yes, in the rest of the building. We close off the zone we’re spraying and vent it to the outside for as long as the foam’s manufacturer requires. If a zone can’t be closed off, we spray while the building is empty. Your quote lists the zones.',
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
    close: { heading: 'Roof dripping or worn?\nGet a free quote.' },
  },
}
