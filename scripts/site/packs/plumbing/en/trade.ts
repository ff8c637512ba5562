/** What your trade is called in headings, titles and sentences, and what to have ready for a call. Most pages start from these. */
export const trade = {
  title: 'Plumbing Repair and Installation',
  work: 'plumbing repair and installation',
  h1: 'Plumbing repair\nand installation',
  ready: ['Your street and the town', 'What leaks, clogs or is new', 'A photo of the pipes or the label'],
  photos: 'The leak, the fixture’s label, and the pipes around it',
}

export const jobs = {
  small: {
    name: '50-gallon gas water heater',
    text: 'New heater, pan, expansion tank and shutoff, old one hauled away, permit included.',
    sizeText: '{size} heater',
  },
  large: {
    name: 'Lines for a second bathroom',
    text: 'Supply, drain and vent for a toilet, sink and shower, from an open crawl space.',
    sizeText: '{size} fixtures',
  },
}
