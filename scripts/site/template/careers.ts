import type { Facts } from 'contractor-website/content'

/** Search engines show `jobs` as openings. Each leaves the page after its last day, `validThrough`. */
export const careers = { picture: 'new-work', jobs: [] } as const satisfies Facts['careers']
