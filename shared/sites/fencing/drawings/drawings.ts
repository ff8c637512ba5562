import type { Drawing } from '../../../site-types.ts'
import { residentialMark, residentialRow, residentialRun } from './residential.ts'

/** Every drawing of the set by the name that content and pages use. */
export const drawings: Record<string, Drawing> = {
  'residential-row': residentialRow,
  'residential-run': residentialRun,
  'residential-mark': residentialMark,
}
