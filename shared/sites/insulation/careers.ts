import type { Facts } from '../../content/content-set.ts'

export const careers = { picture: 'commercial-insulation', jobs: [] } as const satisfies Facts['careers']
