import type { ArticleWords } from 'contractor-website/content'

export const howAPriceComesAbout: ArticleWords = {
  title: 'What goes into a contractor’s quote',
  excerpt: 'What’s behind the total on our quote, and how to compare it with another one.',
  tags: ['quotes', 'new work'],
  metaTitle: 'What Goes Into a Contractor’s Quote',
  metaDescription:
    'Labor, materials, access and hidden damage: what goes into a contractor’s quote, and how to compare two quotes for the same job.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Two quotes for the same job can be far apart and both be honest. Usually, one of them left something out.',
    },
    { kind: 'heading', level: 2, text: 'What makes up the total' },
    {
      kind: 'table',
      head: ['Part', 'What affects it'],
      rows: [
        ['Labor', 'How many people, and how many days'],
        ['Materials', 'What you choose, and how much is cut off'],
        ['Access', 'Distance, steps and how close a truck can get'],
        ['Hidden damage', 'What we may find when we open something up'],
      ],
    },
    { kind: 'heading', level: 2, text: 'How to compare two quotes' },
    {
      kind: 'paragraph',
      text: 'Put the quotes side by side and look for items that are only on one of them. Ask the other contractor about each one. Then ask both what they’ll do if they find hidden damage, and write down what they say.',
    },
  ],
  close: { heading: 'Want a quote to compare?\nAsk for a free visit.' },
}
