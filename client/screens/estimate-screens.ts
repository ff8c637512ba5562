import { EstimatePage } from '../pages/estimate-page.tsx'
import { screenFor } from '../screen-for.tsx'

export const screens = { estimate: screenFor('estimate', EstimatePage) }
