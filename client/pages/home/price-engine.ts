/** The code that the price band needs once a question is answered. It draws and has the prices, so it is loaded near the viewport. */
import { priceContent } from '../../../shared/pages/price-content.ts'
import '../../main-chunk.ts'

export { loadTrade } from '../../../shared/trades/browser-trades.ts'

export const computePrice = priceContent
