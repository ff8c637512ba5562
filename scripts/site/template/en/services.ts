import type { Words } from '../facts.ts'
import { newWork } from './services/new-work.ts'
import { repair } from './services/repair.ts'

export const services: Words['services'] = {
  repair: repair,
  'new-work': newWork,
}
