/** What your trade is called in headings, titles and sentences, and what to have ready for a call. Most pages start from these. */
export const trade = {
  title: 'Roof Replacement and Repair',
  work: 'roof replacement and repair',
  h1: 'Roof replacement\nand repair',
  ready: ['Your street and the town', 'About how old the roof is', 'A photo of the stain or the damage'],
  photos: 'The stain inside, and the roof from across the street',
}

export const jobs = {
  small: {
    name: 'Shingles on a ranch house',
    text: 'One layer torn off, three sheets of decking replaced, new flashing and ridge vent.',
    sizeText: '{size} square feet of roof',
  },
  large: {
    name: 'Standing seam on two stories',
    text: 'Old shingles torn off, high-temperature underlayment, panels and trim cut to length.',
    sizeText: '{size} square feet of roof',
  },
}
