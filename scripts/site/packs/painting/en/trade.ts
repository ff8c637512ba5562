/** What your trade is called in headings, titles and sentences, and what to have ready for a call. Most pages start from these. */
export const trade = {
  title: 'House Painting, Inside and Out',
  work: 'house painting',
  h1: 'House painting,\ninside and out',
  ready: ['Your street and the town', 'Which rooms or which sides', 'About when the house was built'],
  photos: 'Each wall or side, and any peeling or cracks up close',
}

export const jobs = {
  small: {
    name: 'Three bedrooms, walls',
    text: 'Nail holes and one crack filled, two coats, same color family.',
    sizeText: '{size} square feet of wall',
  },
  large: {
    name: 'One-story house, outside',
    text: 'Washed, scraped, caulked and spot-primed, two coats on siding and trim.',
    sizeText: '{size} square feet of wall',
  },
}
