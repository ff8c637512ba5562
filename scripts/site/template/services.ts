import type { Site } from '../../../shared/site-types.ts'
import { newWork } from './services/new-work.ts'
import { repair } from './services/repair.ts'

/** In the order of the pages; the first one leads on the home page. */
export const services: Site['services'] = [repair, newWork]
