import type { Facts } from 'contractor-website/content'

/** Completed jobs, posted at `/owner/site/work/` or written here. The work page exists from the first one on. */
export const work = { jobs: [] } as const satisfies Facts['work']
