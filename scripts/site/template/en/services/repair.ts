import type { ServiceWords } from 'contractor-website/content'

export const repair: ServiceWords = {
  name: 'Repairs',
  // What changes for the visitor, in one or two sentences.
  description: 'We fix what’s broken, worn or crooked, and we leave what’s still good alone.',
  // At most 28 characters, for phones.
  shortLine: 'Repaired, not replaced',
  facts: ['Most jobs take one day', 'Quote in writing'],
  // Three measured facts. Only the first service in the list shows them.
  measures: [
    { label: 'First visit', value: '45 minutes' },
    { label: 'Most repairs', value: '1 day' },
    { label: 'Quote', value: 'In writing' },
  ],
  page: {
    metaData: {
      title: 'Home Repairs in {city} | Free Quote',
      description: 'How we find out what’s wrong, what we can repair, how soon we can come, how long it takes and what affects the price.',
    },
    h1: 'Repairs',
    subtitle: 'We fix what’s broken and leave what’s good. You’ll have a written quote before we start.',
    chapters: { choose: 'Find', build: 'Fix' },
    // 350 to 600 words in three or four sections: the visitor's problem, what you do about it, what the day is like.
    choose: [
      { kind: 'heading', level: 2, text: 'Finding out why it broke' },
      {
        kind: 'paragraph',
        text: 'We look for the cause first, because otherwise it’ll break again. We check what failed, what’s around it, and whether water, age or poor work did the damage. You’ll see what we see, and we’ll explain it in plain words.',
      },
      {
        kind: 'paragraph',
        text: 'Then you’ll get two or three options with a price for each, and the cheapest one is always on the list. If it’s better to wait a year, we’ll tell you that too.',
      },
      { kind: 'heading', level: 2, text: 'What we can repair' },
      {
        kind: 'table',
        head: ['What you see', 'What it usually is', 'What helps'],
        rows: [
          ['It moves when you touch it', 'A fastener or a support has failed', 'New fasteners, and sometimes a new support'],
          ['It looks bad but holds', 'The weather has worn the surface', 'Clean it and coat it'],
          ['It comes back every year', 'Nobody fixed the cause', 'Find the cause first'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'What happens on repair day' },
      {
        kind: 'paragraph',
        text: 'We’ll call before we leave our shop. We cover whatever could get dirty, do the work and sweep up. Before we go, you’ll walk around it with us. If something isn’t what we promised, we’ll fix it on the spot or tell you which day we’ll be back.',
      },
      {
        kind: 'paragraph',
        text: 'If your city requires a permit, we pull it.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: ['The visit and the advice', 'Parts and fasteners', 'Covering and cleanup', 'A final walk-through with you'],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'It depends on how much has to come off before we reach the damage, how high it is, and whether the parts are in stock. You’ll get the total in writing, and we’ll stick to it.',
        },
      ],
    },
    // A question's id is its address: /repair-.../#how-soon
    questions: {
      heading: 'Repair questions',
      items: {
        'how-soon': {
          question: 'How soon can you come?',
          answer:
            'Most visits are within a week. If it’s unsafe, say so when you call and we’ll tell you how soon we can get there. Until then, stay away from it and keep kids and pets away too. Please don’t try to prop it up yourself.',
        },
        'repair-or-replace': {
          question: 'Is it worth repairing?',
          answer:
            'It usually is, if most of it is still good. When it’s close, we’ll quote both the repair and the replacement and tell you which one we’d choose. It’s your decision, and you don’t have to make it while we’re standing there.',
        },
      },
    },
    close: { heading: 'Something broken?\nGet a free quote.' },
  },
}
