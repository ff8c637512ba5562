import type { Facts } from '../../../shared/content-set.ts'

/** Search engines show `jobs` as openings. List only open jobs, and leave the list empty when there are none. */
export const careers = { picture: 'new-work', jobs: [] } as const satisfies Facts['careers']
