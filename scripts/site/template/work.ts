import type { Facts } from 'contractor-website/content'

/** Jobs that were done, posted at `/owner/site/work/` or written here. The work page is there from the first one on. */
export const work = { jobs: [] } as const satisfies Facts['work']
