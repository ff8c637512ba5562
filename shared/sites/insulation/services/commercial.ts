import type { Service } from '../../../site-types.ts'
import { rValueStatement } from '../r-value-statement.ts'

export const commercial: Service = {
  id: 'commercial',
  name: 'Commercial insulation',
  description: 'Steel buildings, warehouses and shops. Foam on the panels ends the drip on a cold morning.',
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
        'Foam for steel buildings, warehouses, shops and flat roofs in the Denver metro area. Planned around your hours, priced by area.',
      keywords: ['commercial spray foam Denver', 'metal building insulation Colorado', 'warehouse insulation'],
    },
    h1: 'Commercial\ninsulation',
    subtitle: 'Steel buildings, warehouses and shops: the panels kept warm enough to stay dry, and the work planned around your week.',
    run: 'commercial-run',
    body: [
      { kind: 'heading', level: 2, text: 'Why a steel roof rains indoors' },
      {
        kind: 'paragraph',
        text: 'On a clear night a metal roof loses its heat to the sky and gets colder than the air below it. Moist air from people, engines and wet floors touches the panel, and by morning it drips on whatever stands underneath. Blankets help until they sag and the air finds its way around them.',
      },
      {
        kind: 'paragraph',
        text: 'Closed-cell foam sticks to the panel itself. There is no gap behind it for moist air to reach, the steel stays closer to the temperature of the room, and the seams and fastener holes are covered in the same pass. The building also gets quieter in rain and hail.',
      },
      { kind: 'heading', level: 2, text: 'Two foams, side by side' },
      {
        kind: 'table',
        head: ['Foam', 'Where', 'Good for'],
        rows: [
          ['**Closed-cell**', '3" on steel is R-\u206018', 'Metal roofs and walls, cold rooms, anything that may get wet or bumped'],
          [
            '**Open-cell**',
            '5 1/2" in a framed wall is R-\u206019',
            'Offices inside the building, partitions, ceilings where you want quiet',
          ],
        ],
      },
      { kind: 'paragraph', text: `${rValueStatement} We bring ours to the first visit.` },
      {
        kind: 'paragraph',
        text: 'Bare foam is not a finish. Where people work, the code asks for a covering or a tested coating over it, and which one depends on the use of the room. We ask the building department before we price, so the coating is on the first sheet and not on a later invoice.',
      },
      { kind: 'heading', level: 2, text: 'Planned around your hours' },
      {
        kind: 'paragraph',
        text: 'Nobody else can be in the area while we spray or until it has been aired out. So we divide the building into zones, hang curtains between them and work nights, a weekend or one bay at a time. You get a plan with dates, and a name to call who is on the site.',
      },
      {
        kind: 'paragraph',
        text: 'What can be moved gets moved, what cannot gets wrapped: racks, machines, sprinkler heads, lights, sensors. Overspray travels, so we tape before we mix. When a zone is done we measure the thickness at points you choose and mark them on the drawing you keep.',
      },
      { kind: 'heading', level: 2, text: 'From the roof side' },
      {
        kind: 'paragraph',
        text: 'A flat roof can be insulated without going inside at all. Roofing foam goes over a sound, dry deck in one layer without seams, thicker where water would stand and thinner toward the drains, with a white coating on top. It is listed with the [other services](/services/#roofing), and we look at the deck before we say whether yours is a candidate.',
      },
    ],
    includes: {
      heading: 'What is in the price',
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
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'Area, thickness and the covering come first. Then the height of the eave, how much stands in the way, how many zones the work is cut into, and the hours in which we may spray. Rust and oil on the panels take preparation, which is listed apart. One price for each zone, in writing.',
        },
      ],
    },
    questions: {
      heading: 'Three things owners ask',
      items: [
        {
          id: 'stay-open',
          question: 'Can we stay open?',
          answer:
            'In the rest of the building, yes. The zone being sprayed is closed off and ventilated to the outside until the time the maker of the foam asks for has passed. We plan zones with you before the price is final, because the plan is part of the price.',
        },
        {
          id: 'winter',
          question: 'Can you spray in winter?',
          answer:
            'Often. Foam needs a surface that is dry and above the temperature its maker names, so we heat the panels or wait for the sun to do it. Some products are made for cold steel. If a day is too cold for a sound job we move it rather than spray it.',
        },
        {
          id: 'repairs',
          question: 'What if a panel has to be replaced later?',
          answer:
            'The foam is cut along the panel, the panel is changed and the new one is sprayed to match. Tell us which panels, doors or lines are due for work soon and we will leave a clean joint there from the start.',
        },
      ],
    },
    related: {
      heading: 'On top of a flat roof, and under a pitched one',
      pictures: ['roofing-foam', 'hero'],
      articles: ['open-cell-or-closed-cell', 'what-happens-on-spray-day'],
    },
    close: { heading: 'Does it drip at sunrise?\nShow us the panel.' },
  },
}
