/**
 * The code that the price band needs once a question is answered. It includes drawing code and prices, so it is loaded only near the
 * viewport.
 */
import { priceContent } from '../../../shared/pages/price-content.ts'
import '../../main-chunk.ts'

export { loadTrade } from '../../../shared/trades/browser-trades.ts'

export const computePrice = priceContent
