import type { Words } from 'contractor-website/content'

export const gallery: Words['gallery'] = {
  items: {
    hero: { title: 'House on a hill', dimension: '24 feet long' },
    repair: { title: 'Toolbox', dimension: '2 feet long' },
    yard: { title: 'Front walk', dimension: '4 feet wide' },
    'new-work': { title: 'Work truck', dimension: '19 feet long' },
  },
  filters: {
    all: { name: 'All' },
    repairs: { name: 'Repairs' },
    'new-work': { name: 'New work' },
  },
  pairs: {},
  close: { heading: 'See something you like?\nGet a free quote.' },
}
