import type { Site } from '../../../shared/site-types.ts'

/** Each row of pictures is 12 columns wide: 8 and 4, 6 and 6, 4 and 4 and 4, or 4 and 8. */
export const gallery: Site['gallery'] = {
  items: [
    { picture: 'hero', title: 'House on a hill', dimension: `24'-0" long`, columns: 8, filter: 'new-work' },
    { picture: 'repair', title: 'Roof with one section open', dimension: `5'-0" wide`, columns: 4, filter: 'repairs' },
    { picture: 'yard', title: 'Front walk', dimension: `4'-0" wide`, columns: 4, filter: 'repairs' },
    { picture: 'new-work', title: 'New room', dimension: `8'-0" deep`, columns: 8, filter: 'new-work' },
  ],
  // `all` comes first and shows everything.
  filters: [
    { id: 'all', name: 'All' },
    { id: 'repairs', name: 'Repairs' },
    { id: 'new-work', name: 'New work' },
  ],
  close: { heading: 'See something you like?\nGet a free quote.' },
}
