import type { Words } from '../facts.ts'
import { commercial } from './services/commercial.ts'
import { atticService, crawlSpaceService, roofingService } from './services/listed-services.ts'
import { residential } from './services/residential.ts'

export const services: Words['services'] = {
  residential: residential,
  commercial: commercial,
  attic: atticService,
  'crawl-space': crawlSpaceService,
  roofing: roofingService,
}
