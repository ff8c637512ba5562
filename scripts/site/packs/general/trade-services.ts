import type { Facts } from 'contractor-website/content'

/** Services that are listed without a page of their own. Their texts are in `en/services/`. */
export const tradeServices = [
  { id: 'decks', picture: 'yard', estimate: 'choice=wood-deck' },
  { id: 'additions', picture: 'new-work', estimate: 'choice=addition' },
  { id: 'kitchens-and-baths', picture: 'repair' },
  { id: 'doors-and-windows', picture: 'hero' },
] as const satisfies Facts['services']
