import type { Words } from '../facts.ts'
import { howAPriceComesAbout } from './articles/how-a-price-comes-about.ts'
import { whatToCheckBeforeYouCall } from './articles/what-to-check-before-you-call.ts'

export const articles: Words['articles'] = {
  'what-to-check-before-you-call': whatToCheckBeforeYouCall,
  'how-a-price-comes-about': howAPriceComesAbout,
}
