import type { Facts } from '../../../shared/content/content-set.ts'

/** Search engines show `jobs` as openings. Each leaves the page after its last day, `validThrough`. */
export const careers = { picture: 'new-work', jobs: [] } as const satisfies Facts['careers']
