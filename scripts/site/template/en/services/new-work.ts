import type { ServiceWords } from 'contractor-website/content'

export const newWork: ServiceWords = {
  name: 'New work',
  description: 'We draw it with you, measure it on site and build it. You’ll deal with the same people all the way through.',
  shortLine: 'Drawn, measured, built',
  facts: ['Drawn before we quote it', 'Permits included'],
  page: {
    metaData: {
      title: 'Additions and New Work in {city}',
      description:
        'How your idea becomes a drawing and a written quote, who pulls the permit, what the building days are like and what you keep afterward.',
    },
    h1: 'New work',
    subtitle: 'One person works with you from the first sketch to the final walk-through.',
    choose: [
      { kind: 'heading', level: 2, text: 'From your idea to a drawing' },
      {
        kind: 'paragraph',
        text: 'Show us a picture, or just point to the spot. We’ll measure it, ask how you’ll use it and draw it to scale. You’ll see what fits and what doesn’t while it still costs nothing to change.',
      },
      {
        kind: 'paragraph',
        text: 'Then you’ll get a written quote with a price for each part and a total. You can drop a part, and you can show the quote to somebody else. Once you agree, we pull the permit if your city requires one and give you a date.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'What happens while we build' },
      {
        kind: 'paragraph',
        text: 'Your quote has the dates. Here’s what happens before, during and after.',
      },
      {
        kind: 'list',
        items: [
          '**Before:** We mark out the site, and you check it with us.',
          '**During:** You’ll see the same people every day and a swept site every evening.',
          '**After:** We walk around it with you, with the drawing in hand.',
        ],
      },
      { kind: 'heading', level: 2, text: 'What you keep' },
      {
        kind: 'paragraph',
        text: 'You keep the drawing, the manufacturers’ papers, photos of everything that’s now covered up and the phone number of the person who built it. If something needs a [repair](/home-repairs/) later, the same people will come.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: ['The drawing and any changes to it', 'Permits and inspections', 'Materials and labor', 'Hauling away what we take down'],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Size matters most, then the ground it stands on, then the material. It also matters how close a truck can get, more than most people think.',
        },
      ],
    },
    questions: {
      heading: 'New work questions',
      items: {
        permit: {
          question: 'Do I need a permit?',
          answer:
            'It depends on the size of the job and on your city. If you need a permit, we pull it. We’ll look up the rules for your address before we quote, and we’ll list the fee in your quote. You can check with your city too.',
        },
        'how-long': {
          question: 'How long does it take?',
          answer:
            'You’ll have your drawing and quote one to three days after the visit. The building days depend on the size of the job, so we’ll list them in your quote. If the weather changes the schedule, we’ll call you the day before and give you a new date.',
        },
      },
    },
    close: { heading: 'Planning something new?\nGet a free quote.' },
  },
}
