import type { Facts } from 'contractor-website/content'

/** Services that are listed without a page of their own. Their texts are in `en/services/`. */
export const tradeServices = [] as const satisfies Facts['services']
