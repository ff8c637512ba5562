import type { Drawing } from '../../../content/site-types.ts'
import { atticMark, atticRow } from './attic.ts'
import { avatarAttic, avatarSteel, avatarWall } from './avatars.ts'
import { badgeCertified, badgeMeasured } from './badges.ts'
import { commercialMark, commercialRow, commercialRun } from './commercial.ts'
import { crawlSpaceMark, crawlSpaceRow, rimJoistMark } from './crawl-space.ts'
import { atticDetail } from './eave-detail.ts'
import { foamDetail } from './foam-detail.ts'
import { gaugeDetail } from './gauge-detail.ts'
import { highlights } from './house.ts'
import { area } from './mountains.ts'
import { notFoundRun } from './not-found.ts'
import { aboutRun, residentialMark, residentialRow, residentialRun } from './residential.ts'
import { wallDetail } from './rim-detail.ts'
import { roofingMark, roofingRow } from './roofing.ts'
import { serviceMap } from './service-map.ts'
import { stepCall, stepMeasure, stepSpray, stepsRun } from './steps.ts'
import { valueClean, valueMeasured, valueSealed, valueWritten } from './values.ts'

/** All drawings of the set, by the names that content and pages use. */
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
  'about-run': aboutRun,
  'commercial-run': commercialRun,
  'not-found-run': notFoundRun,
  highlights,
  steps: stepsRun,
  'step-call': stepCall,
  'step-measure': stepMeasure,
  'step-spray': stepSpray,
  area,
  map: serviceMap,
  'foam-detail': foamDetail,
  'gauge-detail': gaugeDetail,
  'wall-detail': wallDetail,
  'attic-detail': atticDetail,
  'avatar-wall': avatarWall,
  'avatar-attic': avatarAttic,
  'avatar-steel': avatarSteel,
  'badge-certified': badgeCertified,
  'badge-measured': badgeMeasured,
  'value-measured': valueMeasured,
  'value-written': valueWritten,
  'value-sealed': valueSealed,
  'value-clean': valueClean,
}
