import type { Words } from '../facts.ts'
import { automatedGateSystems } from './services/automated-gate-systems.ts'
import { commercialFencing } from './services/commercial-fencing.ts'
import { decorativeFencing } from './services/decorative-fencing.ts'
import { fenceRepair } from './services/fence-repair.ts'
import { gateInstallation } from './services/gate-installation.ts'
import { poolFencing } from './services/pool-fencing.ts'
import { privacyFencing } from './services/privacy-fencing.ts'
import { residentialFencing } from './services/residential-fencing.ts'

export const services: Words['services'] = {
  residential: residentialFencing,
  commercial: commercialFencing,
  privacy: privacyFencing,
  decorative: decorativeFencing,
  gate: gateInstallation,
  repair: fenceRepair,
  automated: automatedGateSystems,
  pool: poolFencing,
}
