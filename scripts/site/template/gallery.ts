import type { Facts } from 'contractor-website/content'

/** Each row of pictures is 12 columns wide: 8 and 4, 6 and 6, 4 and 4 and 4, or 4 and 8. */
export const gallery = {
  items: [
    { picture: 'hero', columns: 8, filter: 'new-work' },
    { picture: 'repair', columns: 4, filter: 'repairs' },
    { picture: 'yard', columns: 4, filter: 'repairs' },
    { picture: 'new-work', columns: 8, filter: 'new-work' },
  ],
  // `all` comes first and shows everything.
  filters: [{ id: 'all' }, { id: 'repairs' }, { id: 'new-work' }],
  // Before and after: two pictures from one camera.
  pairs: [],
} as const satisfies Facts['gallery']
