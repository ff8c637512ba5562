import type { Words } from 'contractor-website/content'

export const gallery: Words['gallery'] = {
  items: {
    hero: { title: 'House on a hill', dimension: `24'-0" long` },
    repair: { title: 'Roof with one section open', dimension: `5'-0" wide` },
    yard: { title: 'Front walk', dimension: `4'-0" wide` },
    'new-work': { title: 'New room', dimension: `8'-0" deep` },
  },
  filters: {
    all: { name: 'All' },
    repairs: { name: 'Repairs' },
    'new-work': { name: 'New work' },
  },
  pairs: {},
  close: { heading: 'See something you like?\nGet a free quote.' },
}
