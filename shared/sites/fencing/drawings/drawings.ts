import type { Drawing } from '../../../content/site-types.ts'
import { aboutRun } from './about.ts'
import { area } from './area.ts'
import { automatedMark, automatedRow, automatedRun } from './automated.ts'
import { avatarGate, avatarPicket, avatarSlat } from './avatars.ts'
import { badgeLicensed, badgeMeasured } from './badges.ts'
import { commercialMark, commercialRow, commercialRun } from './commercial.ts'
import { commercialDetail } from './commercial-detail.ts'
import { decorativeMark, decorativeRow, decorativeRun } from './decorative.ts'
import { designDetail } from './design-detail.ts'
import { facesDetail } from './faces-detail.ts'
import { gateMark, gateRow, gateRun } from './gate.ts'
import { gatePlanDetail } from './gate-plan-detail.ts'
import { highlights } from './highlights.ts'
import { maintenanceDetail } from './maintenance-detail.ts'
import { map } from './map.ts'
import { notFoundRun } from './not-found.ts'
import { pillarDetail } from './pillar-detail.ts'
import { poolMark, poolRow, poolRun } from './pool.ts'
import { poolGateDetail } from './pool-gate-detail.ts'
import { postDetail } from './post-detail.ts'
import { privacyMark, privacyRow, privacyRun } from './privacy.ts'
import { repairMark, repairRow, repairRun } from './repair.ts'
import { residentialMark, residentialRow, residentialRun } from './residential.ts'
import { slatDetail } from './slat-detail.ts'
import { slopeDetail } from './slope-detail.ts'
import { stepBuild, stepCall, stepMeasure, steps } from './steps.ts'
import { valueCertified, valueEco, valueSatisfaction, valueYears } from './values.ts'

/** All drawings of the set, by the names that content and pages use. */
export const drawings: Record<string, Drawing> = {
  'residential-row': residentialRow,
  'commercial-row': commercialRow,
  'privacy-row': privacyRow,
  'decorative-row': decorativeRow,
  'gate-row': gateRow,
  'repair-row': repairRow,
  'automated-row': automatedRow,
  'pool-row': poolRow,
  'residential-run': residentialRun,
  'about-run': aboutRun,
  'commercial-run': commercialRun,
  'privacy-run': privacyRun,
  'decorative-run': decorativeRun,
  'gate-run': gateRun,
  'repair-run': repairRun,
  'automated-run': automatedRun,
  'pool-run': poolRun,
  'residential-mark': residentialMark,
  'commercial-mark': commercialMark,
  'privacy-mark': privacyMark,
  'decorative-mark': decorativeMark,
  'gate-mark': gateMark,
  'repair-mark': repairMark,
  'automated-mark': automatedMark,
  'pool-mark': poolMark,
  'not-found-run': notFoundRun,
  highlights,
  steps,
  'step-call': stepCall,
  'step-measure': stepMeasure,
  'step-build': stepBuild,
  area,
  map,
  'post-detail': postDetail,
  'slat-detail': slatDetail,
  'slope-detail': slopeDetail,
  'faces-detail': facesDetail,
  'pillar-detail': pillarDetail,
  'pool-gate-detail': poolGateDetail,
  'commercial-detail': commercialDetail,
  'gate-plan-detail': gatePlanDetail,
  'maintenance-detail': maintenanceDetail,
  'design-detail': designDetail,
  'avatar-picket': avatarPicket,
  'avatar-gate': avatarGate,
  'avatar-slat': avatarSlat,
  'badge-licensed': badgeLicensed,
  'badge-measured': badgeMeasured,
  'value-years': valueYears,
  'value-satisfaction': valueSatisfaction,
  'value-eco': valueEco,
  'value-certified': valueCertified,
}
