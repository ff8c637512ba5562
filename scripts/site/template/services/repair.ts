import type { Service } from '../../../../shared/site-types.ts'

export const repair: Service = {
  id: 'repair',
  name: 'Repairs',
  // What changes for the visitor, in one or two sentences.
  description: 'What is broken, worn or crooked is put right, and what is still sound stays.',
  // At most 28 characters, for phones.
  shortLine: 'Put right, not replaced',
  facts: ['Most jobs take one day', 'Price in writing'],
  // Three measured facts; only the first service of the list shows them.
  measures: [
    { label: 'First visit', value: '45 minutes' },
    { label: 'Most repairs', value: '1 day' },
    { label: 'Price', value: 'In writing' },
  ],
  picture: 'repair',
  drawing: 'repair-row',
  mark: 'repair-mark',
  page: {
    path: '/repair-sample-city/',
    metaData: {
      title: 'Repairs at Your House, Priced in Writing',
      description: 'How we find out what is wrong, what we repair and what we leave alone, how long it takes, and what moves the price.',
    },
    h1: 'Repairs',
    subtitle: 'What is broken is put right, what is sound stays, and you know the price before we start.',
    run: 'repair-run',
    // 350 to 600 words in three or four sections: the visitor's problem, what is done about it, what the day is like.
    body: [
      { kind: 'heading', level: 2, text: 'First we find out why' },
      {
        kind: 'paragraph',
        text: 'A thing that broke once breaks again if nobody asks why. So the visit starts with looking: what gave way, what is around it, and whether water, age or a poor start did the damage. You see what we see, and we tell you what it means in plain words.',
      },
      {
        kind: 'paragraph',
        text: 'Then you get two or three ways to go on, with a price for each. The cheapest one is among them. If the best thing is to wait a year, we say that too.',
      },
      { kind: 'heading', level: 2, text: 'What can be repaired' },
      {
        kind: 'table',
        head: ['What you see', 'What it often is', 'What helps'],
        rows: [
          ['It moves when you touch it', 'A fastener or a support has let go', 'New fasteners, sometimes a new support'],
          ['It looks bad but holds', 'Weather has worn the surface', 'Clean it and coat it'],
          ['It comes back every year', 'The cause was never removed', 'Find the cause first'],
        ],
      },
      { kind: 'heading', level: 2, text: 'The day we come' },
      {
        kind: 'paragraph',
        text: 'We call before we leave. We cover what could get dirty, do the work, and sweep. Before we go you walk around it with us. If something is not as we said, we put it right on the spot or tell you the day on which we come back.',
      },
    ],
    includes: {
      heading: 'All of this is included',
      items: ['The visit and the advice', 'Parts and fasteners', 'Covering and cleaning up', 'A last look together with you'],
    },
    priceFactors: {
      heading: 'What makes it more or less',
      body: [
        {
          kind: 'paragraph',
          text: 'How much has to come off before we reach the damage, how high it is, and whether the parts are in stock. You get one number in writing, and it holds.',
        },
      ],
    },
    // A question's id is its address: /repair-.../#how-soon
    questions: {
      heading: 'What people ask',
      items: [
        {
          id: 'how-soon',
          question: 'How soon can you come?',
          answer: 'Most visits are within the week. If something is unsafe, say so when you call.',
        },
        {
          id: 'repair-or-replace',
          question: 'Is it worth repairing?',
          answer: 'We price both when it is close, and say which one we would choose.',
        },
      ],
    },
    related: { heading: 'More to look at', pictures: ['new-work', 'yard'], articles: ['what-to-check-before-you-call'] },
    close: { heading: 'What is broken?\nTell us about it.' },
  },
}
