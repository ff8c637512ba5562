import type { ServiceWords } from 'contractor-website/content'

/**
 * Relief valves, pans and expansion tanks: two model codes, of which states and cities adopt one with changes (IPC 501, 504 and 607.3; UPC 504,
 * 507 and 608). Straps: UPC 507.2 and California Health and Safety Code 19211. How long heaters last: the Department of Energy's figures
 * (energy.gov, "Storage water heaters" and "Tankless or demand-type water heaters"), for heat pumps those of tanks.
 */
export const waterHeaters: ServiceWords = {
  name: 'Water heaters',
  description: 'The right size for your house, set, vented and tested, with the old one hauled away.',
  shortLine: 'Sized, set and tested',
  facts: ['Tank, tankless or heat pump', 'Permit included'],
  page: {
    metaData: {
      title: 'Water Heaters in {city} | Tank and Tankless',
      description:
        'Which water heater fits your house in {city}, what code asks for around it, how long the swap takes and when a repair is enough.',
    },
    h1: 'Water heaters in {city}',
    subtitle: 'A tank swapped like for like is half a day. You’ll have hot water that evening.',
    chapters: { choose: 'Choose', build: 'Install' },
    choose: [
      { kind: 'heading', level: 2, text: 'Which one fits your house' },
      {
        kind: 'paragraph',
        text: 'We size it by what runs at once on your busiest morning, not by the tank you have. Two showers and a washer at a time is a different heater from one shower.',
      },
      {
        kind: 'table',
        head: ['Heater', 'Lasts about', 'Good to know'],
        rows: [
          ['Tank, gas or electric', '10 to 15 years', 'Lowest price; 40 to 50 gallons for most families'],
          ['Tankless, gas', '20 years or more', 'May need a larger gas line and new vent; flush it once a year'],
          ['Heat pump', '10 to 15 years', 'Uses the least power; needs room and air around it'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'What code asks for around it' },
      {
        kind: 'paragraph',
        text: 'It asks for a relief valve with its own pipe to a safe spot, and for a vent that draws. A closed system needs an expansion tank, a heater above living space a pan with a drain, and in earthquake country two straps hold the tank. If yours lacks any of these, it’s in the quote as its own line.',
      },
      { kind: 'heading', level: 2, text: 'What happens on the day' },
      {
        kind: 'paragraph',
        text: 'We drain the old tank, set the new one, connect water, gas or power and the vent, then fill it, check for leaks and test the draft. We set it to 120 degrees and show you the shutoffs. The inspector comes later in the week, and we meet him.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'The heater, and hauling away the old one',
        'New shutoff, connectors and relief valve',
        'The permit and the inspection',
        'A draft or power test',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'The kind of heater first, then what has to change around it: a larger gas line, a new vent, a circuit, a pan with a drain. An attic or a tight closet adds time.',
        },
      ],
    },
    questions: {
      heading: 'Water heater questions',
      items: {
        'repair-or-replace': {
          question: 'Can mine be repaired?',
          answer:
            'If the tank itself is dry, often yes: thermostats, elements, thermocouples and valves are parts. If the tank leaks, no. Past ten years we’ll quote both, because the next part tends to follow.',
        },
        'tank-or-tankless': {
          question: 'Is tankless worth it?',
          answer:
            'It is if you run out of hot water, need the floor space, or plan to stay ten years or more. If one shower at a time is your whole demand, a tank costs less to buy and less to put in.',
        },
      },
    },
    close: { heading: 'No hot water?\nCall, and we’ll tell you what it takes.' },
  },
}
