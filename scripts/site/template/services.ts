import type { Site } from '../../../shared/site-types.ts'
import { newWork } from './services/new-work.ts'
import { repair } from './services/repair.ts'

/** In the order of the pages. The first one is shown largest on the home page. */
export const services: Site['services'] = [repair, newWork]
