import type { Service } from '../../site-types.ts'
import { automatedGateSystems } from './services/automated-gate-systems.ts'
import { commercialFencing } from './services/commercial-fencing.ts'
import { decorativeFencing } from './services/decorative-fencing.ts'
import { fenceRepair } from './services/fence-repair.ts'
import { gateInstallation } from './services/gate-installation.ts'
import { poolFencing } from './services/pool-fencing.ts'
import { privacyFencing } from './services/privacy-fencing.ts'
import { residentialFencing } from './services/residential-fencing.ts'

/** In the order in which they are shown; the first one leads. */
export const services: Service[] = [
  residentialFencing,
  commercialFencing,
  privacyFencing,
  decorativeFencing,
  gateInstallation,
  fenceRepair,
  automatedGateSystems,
  poolFencing,
]

export const servicesPage = { close: { heading: 'Not sure which one?\nDescribe it to us.' } }
