import type { Facts } from 'contractor-website/content'

export const careers = { picture: 'fence-repair', jobs: [] } as const satisfies Facts['careers']
