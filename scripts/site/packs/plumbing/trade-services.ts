import type { Facts } from 'contractor-website/content'

/** Services that are listed without a page of their own. Their texts are in `en/services/`. */
export const tradeServices = [
  { id: 'fixtures', picture: 'repair', estimate: 'choice=faucet&quantity=1' },
  { id: 'new-lines', picture: 'new-work', estimate: 'choice=new-line&quantity=3' },
  { id: 'drain-cleaning', picture: 'yard' },
  { id: 'water-heaters', picture: 'hero' },
] as const satisfies Facts['services']
