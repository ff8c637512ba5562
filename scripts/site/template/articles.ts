import type { Site } from '../../../shared/site-types.ts'
import { howAPriceComesAbout } from './articles/how-a-price-comes-about.ts'
import { whatToCheckBeforeYouCall } from './articles/what-to-check-before-you-call.ts'

/** Pages show the newest first, in whatever order you list them here. */
export const articles: Site['articles'] = [whatToCheckBeforeYouCall, howAPriceComesAbout]
