import type { Drawing } from '../../../site-types.ts'
import { atticMark, atticRow } from './attic.ts'
import { commercialMark, commercialRow, commercialRun } from './commercial.ts'
import { crawlSpaceMark, crawlSpaceRow, rimJoistMark } from './crawl-space.ts'
import { highlights } from './house.ts'
import { residentialMark, residentialRow, residentialRun } from './residential.ts'
import { roofingMark, roofingRow } from './roofing.ts'

/** Every drawing of the set by the name that content and pages use. */
export const drawings: Record<string, Drawing> = {
  'residential-row': residentialRow,
  'commercial-row': commercialRow,
  'attic-row': atticRow,
  'crawl-space-row': crawlSpaceRow,
  'roofing-row': roofingRow,
  'residential-mark': residentialMark,
  'commercial-mark': commercialMark,
  'attic-mark': atticMark,
  'crawl-space-mark': crawlSpaceMark,
  'roofing-mark': roofingMark,
  'rim-joist-mark': rimJoistMark,
  'residential-run': residentialRun,
  'commercial-run': commercialRun,
  highlights,
}
