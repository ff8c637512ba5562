import type { Facts } from 'contractor-website/content'

export const careers = { picture: 'commercial-insulation', jobs: [] } as const satisfies Facts['careers']
