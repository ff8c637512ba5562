/** The page of the estimate with its drawings, as one chunk. */
import './hydrate.tsx'

export { EstimatePage } from './pages/estimate-page.tsx'
