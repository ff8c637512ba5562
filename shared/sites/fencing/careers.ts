import type { Facts } from '../../content/content-set.ts'

export const careers = { picture: 'fence-repair', jobs: [] } as const satisfies Facts['careers']
