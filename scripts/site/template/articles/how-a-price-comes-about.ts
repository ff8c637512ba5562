import type { Article } from '../../../../shared/site-types.ts'

export const howAPriceComesAbout: Article = {
  id: '2',
  slug: 'how-a-price-comes-about',
  title: 'How a price comes about',
  excerpt: 'What stands behind the number on our sheet, and how to compare it with another one.',
  tags: ['price', 'new work'],
  metaTitle: 'How a Price Comes About, Line by Line',
  metaDescription:
    'Labor, material, the way to your house and what nobody can see yet: what is behind the number, and how to compare two of them.',
  createdAt: '2024-02-05',
  lastModified: '2024-02-05',
  picture: 'new-work',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Two prices for the same job can be far apart and both be honest. The reason is usually what one of them left out.',
    },
    { kind: 'heading', level: 2, text: 'What the number is made of' },
    {
      kind: 'table',
      head: ['Part', 'What moves it'],
      rows: [
        ['Labor', 'How many people, how many days'],
        ['Material', 'What you choose, and how much is cut off'],
        ['Getting there', 'Distance, steps, how near a truck can come'],
        ['What is hidden', 'What may turn up when something is opened'],
      ],
    },
    { kind: 'heading', level: 2, text: 'How to compare two of them' },
    {
      kind: 'paragraph',
      text: 'Lay the sheets side by side and look for lines that stand on one of them alone. Ask the other one about each. Then ask both what happens when something hidden turns up, and write down the answers.',
    },
  ],
  close: { heading: 'Want to see our sheet?\nAsk for a visit.' },
}
