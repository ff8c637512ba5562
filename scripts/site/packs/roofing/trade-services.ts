import type { Facts } from 'contractor-website/content'

/** Services that are listed without a page of their own. Their texts are in `en/services/`. */
export const tradeServices = [
  { id: 'shingle-roofs', picture: 'hero', estimate: 'choice=shingles' },
  { id: 'metal-roofs', picture: 'new-work', estimate: 'choice=metal' },
  { id: 'leak-repair', picture: 'repair' },
  { id: 'gutters', picture: 'yard' },
] as const satisfies Facts['services']
