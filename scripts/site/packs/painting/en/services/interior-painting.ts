import type { ServiceWords } from 'contractor-website/content'

export const interiorPainting: ServiceWords = {
  name: 'Interior painting',
  // What changes for the visitor, in one or two sentences.
  description: 'Furniture moved and covered, holes filled, two coats, and straight lines at the ceiling.',
  // At most 28 characters, for phones.
  shortLine: 'Two coats, clean lines',
  facts: ['Most rooms take a day', 'Low-odor paint'],
  // Three measured facts. Only the first service in the list shows them.
  measures: [
    { label: 'A bedroom', value: 'About a day' },
    { label: 'Coats', value: 'Two' },
    { label: 'Quote', value: 'In writing' },
  ],
  page: {
    metaData: {
      title: 'Interior Painting in {city} | Free Quote',
      description:
        'How we paint rooms in {city}: what we move, fill and sand, which sheen goes where, how long it takes and what affects the price.',
    },
    h1: 'Interior painting in {city}',
    subtitle: 'We move the furniture, fix the walls, paint, and put the room back.',
    chapters: { choose: 'Choose', build: 'Paint' },
    choose: [
      { kind: 'heading', level: 2, text: 'Which sheen goes where' },
      {
        kind: 'paragraph',
        text: 'The more a wall gets touched, the more sheen it needs. The flatter the paint, the better it hides flaws.',
      },
      {
        kind: 'table',
        head: ['Where', 'Sheen', 'Why'],
        rows: [
          ['Ceilings', 'Flat', 'Hides seams and doesn’t shine'],
          ['Bedrooms and living rooms', 'Eggshell', 'Wipes clean, and still hides small flaws'],
          ['Kitchens, baths and halls', 'Satin', 'Takes steam, hands and scrubbing'],
          ['Doors and trim', 'Semi-gloss', 'Hard, and easy to wash'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'What we do before we paint' },
      {
        kind: 'paragraph',
        text: 'Paint shows what’s under it. We move and cover furniture, take off switch plates, fill nail holes and cracks, sand until the patch can’t be felt, and caulk the trim. Stains, bare drywall and glossy paint get primer first.',
      },
      { kind: 'heading', level: 2, text: 'What the days are like' },
      {
        kind: 'list',
        items: [
          '**Before:** You take down pictures and anything breakable. We do the rest.',
          '**During:** We finish one room before we open the next, so you can sleep at home.',
          '**After:** We walk the walls with you in daylight, touch up what you find, and leave the labeled cans.',
        ],
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Moving and covering furniture',
        'Filling, sanding and caulking',
        'Two coats, paint included',
        'Touch-ups after you’ve looked',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Wall area first, then repairs, ceiling height, the number of colors, and whether ceilings and trim are part of it. Going from dark to white can take a third coat, and the quote says so.',
        },
      ],
    },
    questions: {
      heading: 'Questions about painting inside',
      items: {
        'live-at-home': {
          question: 'Can we stay in the house?',
          answer:
            'Yes. The paint we use has little odor, and a room can be slept in the same night with a window open. Tell us about a baby, asthma or a bird, and we’ll do those rooms while you’re out.',
        },
        'which-finish': {
          question: 'Can you match the color we have?',
          answer:
            'Yes, from a chip the size of a quarter, or from the can. On an old wall we paint corner to corner, because even the right color shows where new meets old.',
        },
      },
    },
    close: { heading: 'Ready for a new color?\nWe’ll measure and quote it free.' },
  },
}
