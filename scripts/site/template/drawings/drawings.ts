import type { Drawing } from '../../../../shared/site-types.ts'
import { highlights } from './highlights.ts'
import { avatarDoor, avatarHouse, badgeWritten, valueMeasured, valueOnTime, valueWritten } from './marks.ts'
import { area, map } from './places.ts'
import { newWorkMark, newWorkRow, newWorkRun, notFoundRun, repairMark, repairRow, repairRun } from './services.ts'
import { stepBuild, stepCall, stepMeasure, stepsRun } from './steps.ts'

/** Every drawing of the set by the name that its content uses. */
export const drawings: Record<string, Drawing> = {
  'repair-row': repairRow,
  'repair-mark': repairMark,
  'repair-run': repairRun,
  'new-work-row': newWorkRow,
  'new-work-mark': newWorkMark,
  'new-work-run': newWorkRun,
  'not-found-run': notFoundRun,
  highlights,
  steps: stepsRun,
  'step-call': stepCall,
  'step-measure': stepMeasure,
  'step-build': stepBuild,
  area,
  map,
  'avatar-house': avatarHouse,
  'avatar-door': avatarDoor,
  'badge-written': badgeWritten,
  'value-measured': valueMeasured,
  'value-written': valueWritten,
  'value-on-time': valueOnTime,
}
