import type { Facts } from 'contractor-website/content'

/** Services that are listed without a page of their own. Their texts are in `en/services/`. */
export const tradeServices = [
  { id: 'interior-painting', picture: 'repair', estimate: 'choice=walls' },
  { id: 'exterior-painting', picture: 'hero', estimate: 'choice=exterior' },
  { id: 'cabinets', picture: 'new-work' },
  { id: 'drywall-repair', picture: 'yard' },
] as const satisfies Facts['services']
