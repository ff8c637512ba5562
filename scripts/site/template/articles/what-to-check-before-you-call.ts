import type { Article } from '../../../../shared/site-types.ts'

export const whatToCheckBeforeYouCall: Article = {
  // Each article has an id and a slug of its own; the slug is its address: /blog/SLUG/
  id: '1',
  slug: 'what-to-check-before-you-call',
  title: 'What to check before you call',
  excerpt: 'Five minutes with a tape and a phone camera save a visit, and sometimes the whole job.',
  tags: ['repairs', 'first visit'],
  metaTitle: 'What to Check Before You Call a Contractor',
  metaDescription:
    'Five minutes with a tape measure and a phone camera: what to look at, what to write down and what to ask before anyone comes.',
  createdAt: '2024-03-04',
  lastModified: '2024-03-04',
  picture: 'yard',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'You do not need to know what is wrong. It helps a lot to know where it is, how large it is, and since when.',
    },
    { kind: 'heading', level: 2, text: 'Three things to write down' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Where.** Which side of the house, how high, and what is right behind it.',
        '**How large.** A tape gives the best answer, a hand beside it in the picture the second best.',
        '**Since when.** After rain? After a cold night? The answer is half the repair.',
      ],
    },
    { kind: 'drawing', drawing: 'area', caption: 'Even a rough plan with two sizes on it tells us what to bring.' },
    { kind: 'heading', level: 2, text: 'What to leave alone' },
    {
      kind: 'paragraph',
      text: 'Do not take anything apart to see better. What you can see from the ground is enough for the first call, and what is still closed is still dry. The rest is [our job](/services/).',
    },
  ],
  close: { heading: 'Written it down?\nNow call us.' },
}
