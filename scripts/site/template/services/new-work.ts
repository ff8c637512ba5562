import type { Service } from '../../../../shared/site-types.ts'

export const newWork: Service = {
  id: 'new-work',
  name: 'New work',
  description: 'What was not there before: drawn with you, measured on the spot, built by the people you met.',
  shortLine: 'Drawn, measured, built',
  facts: ['Drawn before it is priced', 'Permits included'],
  picture: 'new-work',
  drawing: 'new-work-row',
  mark: 'new-work-mark',
  page: {
    path: '/new-work-sample-city/',
    metaData: {
      title: 'New Work at Your House, From Idea to Last Look',
      description:
        'How an idea becomes a drawing with a price, who asks the city, how the building days go, and what we hand over at the end.',
    },
    h1: 'New work',
    subtitle: 'From a sketch on your table to the last look around, with one person to talk to.',
    run: 'new-work-run',
    body: [
      { kind: 'heading', level: 2, text: 'From an idea to a drawing' },
      {
        kind: 'paragraph',
        text: 'Show us a picture, or point at the place. We measure it, ask how it will be used, and draw it to scale. On the drawing you see what fits and what does not, while changing it still costs nothing.',
      },
      {
        kind: 'paragraph',
        text: 'The drawing gets a price, line by line. You can cross out a line, and you can show the sheet to somebody else. When you agree, we ask the city for what the city wants to know, and give you a date.',
      },
      { kind: 'heading', level: 2, text: 'While we build' },
      {
        kind: 'list',
        items: [
          '**Before:** the place is marked out, and you check it with us.',
          '**During:** the same people every day, and a swept site every evening.',
          '**After:** a walk around it with the drawing in hand.',
        ],
      },
      { kind: 'heading', level: 2, text: 'What you keep' },
      {
        kind: 'paragraph',
        text: 'The drawing, the papers of everything we built in, pictures of what is now covered, and the phone number of the person who built it. Something to [repair](/repair-sample-city/) later? The same people come.',
      },
    ],
    includes: {
      heading: 'All of this is included',
      items: ['The drawing and its changes', 'Permits and inspections', 'Material and labor', 'Everything we take down, taken away'],
    },
    priceFactors: {
      heading: 'What moves the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Size first, then the ground it stands on, then the material. How near a truck can come matters more than most people think.',
        },
      ],
    },
    questions: {
      heading: 'What people ask',
      items: [
        {
          id: 'permit',
          question: 'Do I need a permit?',
          answer: 'It depends on the size and on the city. We look it up for your address before we price.',
        },
        {
          id: 'how-long',
          question: 'How long does it take?',
          answer: 'The drawing takes a week. You get the building days in writing together with the price.',
        },
      ],
    },
    related: { heading: 'More to look at', pictures: ['repair', 'hero'], articles: ['how-a-price-comes-about'] },
    close: { heading: 'Something in mind?\nShow us the place.' },
  },
}
