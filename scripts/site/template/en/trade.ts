/** What your trade is called in headings, titles and sentences, and what to have ready for a call. Most pages start from these. */
export const trade = {
  title: 'Home Repairs and Additions',
  work: 'home repairs and additions',
  h1: 'Home repairs\nand additions',
  ready: ['Your street and the town', 'What you’d like done', 'Rough sizes, and a photo or two'],
  photos: 'The spot itself, up close and from farther away',
}

export const jobs = {
  small: { name: 'Cedar deck, one step up', text: 'New footings, framing and boards on a level yard.', sizeText: '{size} square feet' },
  large: {
    name: 'Bedroom added at the back',
    text: 'Foundation, framing, roof, windows and finished walls, with plans and permit.',
    sizeText: '{size} square feet',
  },
}
