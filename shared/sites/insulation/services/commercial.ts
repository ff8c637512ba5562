import type { Service } from '../../../site-types.ts'
import { rValueStatement } from '../r-value-statement.ts'

export const commercial: Service = {
  id: 'commercial',
  name: 'Commercial insulation',
  description: 'Steel buildings, warehouses and shops. Foam on the panels helps stop the drip on cold mornings.',
  shortLine: 'Foam on the steel panels',
  facts: [`14'-0" eaves and up`, 'Around your hours'],
  picture: 'commercial-insulation',
  drawing: 'commercial-row',
  mark: 'commercial-mark',
  page: {
    path: '/commercial-spray-foam-insulation-denver/',
    metaData: {
      title: 'Commercial Spray Foam Insulation in Denver, CO',
      description:
        'Metal building insulation, warehouse spray foam and foam roofing in the Denver metro area. We work around your hours and price each zone.',
      keywords: ['commercial spray foam Denver', 'metal building insulation Colorado', 'warehouse insulation'],
    },
    h1: 'Commercial\ninsulation',
    subtitle: 'We keep steel buildings, warehouses and shops warmer and drier, and we plan the work around your week.',
    run: 'commercial-run',
    body: [
      { kind: 'heading', level: 2, text: 'Why metal buildings drip' },
      {
        kind: 'paragraph',
        text: 'Metal roofs drip because they get colder than the air below them. On a clear night, the panel loses its heat to the sky. Moist air from people, engines and wet floors touches it, and by morning it’s dripping on whatever is underneath.',
      },
      {
        kind: 'paragraph',
        text: 'Closed-cell foam sticks to the panel itself, so there’s no gap behind it for moist air to reach. The steel stays closer to room temperature. We cover the seams and fastener holes in the same pass. The building also gets quieter in rain and hail.',
      },
      { kind: 'heading', level: 2, text: 'Closed-cell and open-cell compared' },
      {
        kind: 'table',
        head: ['Foam', 'Where', 'Good for'],
        rows: [
          [
            '**Closed-\u2060cell**',
            '3" on steel is R-\u206018',
            'Metal roofs and walls, cold rooms, and anything that may get wet or bumped',
          ],
          [
            '**Open-\u2060cell**',
            '5\u00a01/2" in a framed wall is R-\u206019',
            'Offices inside the building, partitions, and ceilings where you want quiet',
          ],
        ],
      },
      {
        kind: 'paragraph',
        text: `${rValueStatement} We’ll bring ours to the first visit. Commercial buildings have their own code values, so check with your city. We’ll list what yours requires in the quote.`,
      },
      {
        kind: 'paragraph',
        text: 'Foam needs a covering or a tested coating where people work. The code says which one, and it depends on how you use the room. We ask the building department before we quote, so you’ll see the coating in your first quote and not on a later invoice. If the city requires a permit, we pull it.',
      },
      { kind: 'heading', level: 2, text: 'Working around your hours' },
      {
        kind: 'paragraph',
        text: 'You can keep working in the rest of the building. Nobody else can be in the area we’re spraying until it’s been aired out. So we divide the building into zones, hang curtains between them and work nights, weekends or one zone at a time. You’ll get a plan with dates and the name of someone on site to call.',
      },
      {
        kind: 'paragraph',
        text: 'We move what we can and wrap what we can’t: racks, machines, sprinkler heads, lights and sensors. Overspray travels, so we tape everything before we mix. When we finish a zone, we measure the thickness wherever you choose. You keep a drawing with those points marked.',
      },
      { kind: 'heading', level: 2, text: 'Foam roofing for flat roofs' },
      {
        kind: 'paragraph',
        text: 'We can insulate a flat roof without going inside. Roofing foam goes over a sound, dry deck in one seamless layer. It’s thicker where water would pond, thinner toward the drains, and has a white coating on top. You’ll find it with our [other services](/services/#roofing). We’ll look at your deck before we say whether it’s a good fit.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Panels cleaned and tested for adhesion',
        'Machines, racks and sprinklers wrapped',
        'Foam sprayed to the written thickness',
        'Lifts, power and air for the crew',
        'Thickness measured at marked points',
        'A drawing of what went where',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Square footage, thickness and the covering matter most. After that, it’s the eave height, how much is in the way, the number of zones and the hours when we can spray. Cleaning off rust or oil is a separate item. You’ll get a price for each zone in writing.',
        },
      ],
    },
    questions: {
      heading: 'Commercial insulation questions',
      items: [
        {
          id: 'stay-open',
          question: 'Can we stay open?',
          answer:
            'Yes, in the rest of the building. We close off the zone we’re spraying and vent it to the outside for as long as the foam’s manufacturer requires. We’ll plan the zones with you before we finish your quote, because the plan is part of the quote.',
        },
        {
          id: 'winter',
          question: 'Can you spray in winter?',
          answer:
            'Often, yes. The surface has to be dry and as warm as the foam’s manufacturer requires, so we heat the panels or let the sun do it. Some products are made for cold steel. If it’s too cold for good work, we’ll reschedule.',
        },
        {
          id: 'repairs',
          question: 'What if we replace a panel later?',
          answer:
            'We can cut the foam along the panel and spray the new one to match. If you know which panels, doors or pipes will need work soon, tell us before we start. We’ll leave a clean joint there, so the next repair doesn’t tear up the foam.',
        },
      ],
    },
    related: {
      heading: 'Flat roofs, attics and guides',
      pictures: ['roofing-foam', 'hero'],
      articles: ['open-cell-or-closed-cell', 'what-happens-on-spray-day'],
    },
    close: { heading: 'Does your roof drip?\nGet a free quote.' },
  },
}
