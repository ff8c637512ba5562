import type { ServiceWords } from 'contractor-website/content'

/**
 * Slopes, double underlayment and ice barriers: International Residential Code R905.2.2, R905.1.1 and R905.1.2, a model code that states and
 * cities adopt with changes. How long roofs last and take are rules of thumb: replace them with your own.
 */
export const roofReplacement: ServiceWords = {
  name: 'Roof replacement',
  // What changes for the visitor, in one or two sentences.
  description: 'Old shingles off, deck checked, then new underlayment, flashing and shingles, nailed the way the manufacturer says.',
  // At most 28 characters, for phones.
  shortLine: 'Off, checked, on in days',
  facts: ['Most houses take 1 to 3 days', 'Deck repairs priced by the sheet'],
  // Three measured facts. Only the first service in the list shows them.
  measures: [
    { label: 'Visit and measuring', value: '45 minutes' },
    { label: 'Most houses', value: '1 to 3 days' },
    { label: 'Quote', value: 'In writing' },
  ],
  page: {
    metaData: {
      title: 'Roof Replacement in {city} | Free Quote',
      description:
        'What a new roof in {city} includes, from tear-off to ridge vent, how many days it takes, what affects the price and who pulls the permit.',
    },
    h1: 'Roof replacement in {city}',
    subtitle: 'We tear off the old roof, show you the deck, and put on a new one that’s flashed and vented right.',
    choose: [
      { kind: 'heading', level: 2, text: 'Which roof fits your house' },
      {
        kind: 'paragraph',
        text: 'The slope decides first. Shingles work from 2 in 12 up, with double underlayment below 4 in 12. Anything flatter needs a membrane. After that it’s a question of how long you’ll stay and what the house can carry.',
      },
      {
        kind: 'table',
        head: ['Roof', 'Lasts about', 'Good to know'],
        rows: [
          ['Architectural shingles', '20 to 30 years', 'Lowest price; class 4 shingles stand up to hail better'],
          ['Standing seam metal', '40 to 70 years', 'No fasteners in view; sheds snow'],
          ['Concrete tile', '50 years or more', 'Heavy: the framing may need an engineer’s look'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'What happens, day by day' },
      {
        kind: 'paragraph',
        text: 'Most shingle roofs take one to three days, in this order.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Tear-off.** We cover plants and siding, take the roof down to the deck and replace sheets that are soft or split.',
          '**Dry-in.** Ice barrier at the eaves and valleys where the climate calls for it, underlayment everywhere else. Your house is closed every night.',
          '**Roofing.** New drip edge, flashing, pipe boots and vents, then shingles with the manufacturer’s nail count.',
          '**Cleanup.** A magnet over lawn, beds and driveway, gutters cleared, and a walk around the house with you.',
        ],
      },
      { kind: 'heading', level: 2, text: 'What usually goes wrong with a cheap roof' },
      {
        kind: 'paragraph',
        text: 'Roofs rarely leak in the middle. They leak at chimneys, walls, valleys and pipes, where old flashing was used again. We put in new flashing at every one of them, and kick-out flashing where a roof ends at a wall.',
      },
      {
        kind: 'paragraph',
        text: 'The other weak spot is air. Without intake at the eaves and an outlet at the ridge, shingles bake and the deck stays damp. We measure both, and add vents if there’s too little of either.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Tear-off of one layer, and the dumpster',
        'Ice barrier where code asks for it, and underlayment',
        'New drip edge, flashing, pipe boots and vents',
        'The permit, the inspection and a magnet sweep',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Area comes first, then slope: a roof that’s too steep to walk on needs more time and more safety gear. Each layer that comes off adds to it, and so do valleys, skylights, chimneys and a long carry to the truck. Bad decking is priced by the sheet, and the quote says how much.',
        },
      ],
    },
    questions: {
      heading: 'Questions about new roofs',
      items: {
        'how-long': {
          question: 'How long does it take?',
          answer:
            'Most shingle roofs take one to three days, metal and tile about a week. We start only with two dry days ahead and close the roof every evening. Between signing and starting, allow two to four weeks for the permit and the material.',
        },
        'bad-deck': {
          question: 'What if the wood underneath is bad?',
          answer:
            'Then we stop, send you photos and tell you how many sheets. Your quote has the price per sheet, so you know it before we start. Most houses need none or a few.',
        },
      },
    },
    close: { heading: 'Time for a new roof?\nWe’ll measure it and quote it free.' },
  },
}
