/** What the price band needs once it is answered: loaded near the viewport, because it draws and knows the prices. */
import { priceContent } from '../../../shared/pages/price-content.ts'
import '../../main-chunk.ts'

export { loadTrade } from '../../../shared/trades/browser-trades.ts'

export const computePrice = priceContent
