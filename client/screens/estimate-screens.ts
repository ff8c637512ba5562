import { EstimatePage } from '../estimate/estimate-page.tsx'
import { screenFor } from '../navigation/screen-for.tsx'

export const screens = { estimate: screenFor('estimate', EstimatePage) }
