import type { Site } from '../../../site-types.ts'
import { commercial } from './commercial.ts'
import { atticService, crawlSpaceService, roofingService } from './listed-services.ts'
import { residential } from './residential.ts'

export const services: Site['services'] = [residential, commercial, atticService, crawlSpaceService, roofingService]
