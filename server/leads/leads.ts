import * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../base/clock.ts'
import type { Config } from '../config/config.ts'
import { RecentInquiries } from './duplicates.ts'
import { LeadAdmin } from './lead-admin.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { LeadIndex } from './lead-index.ts'
import { LeadIntake } from './lead-intake.ts'
import { createMaintenance } from './lead-maintenance.ts'
import { LeadQueue } from './lead-queue.ts'
import { PhotoStore } from './photo-store.ts'
import { createProcessOwner, type ProcessOwner } from './process-owner.ts'
import { removeOld, trimSpam } from './retention.ts'

export type LeadsOptions = {
  /** `DATA_DIR/leads`, which has a folder per state. */
  folder: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Days that sent leads are kept; 0 keeps them forever. */
  retentionDays: number
  /** Disk space for all photos together. */
  maxPhotoBytes?: number
  refreshEveryMs?: number
  maxPending?: number
  clock?: Clock
  fs?: LeadFileSystem
  owner?: ProcessOwner
}

export const leadsOptions = ({ dataDir, retentionDays, maxPhotoBytes }: Config) => ({
  folder: join(dataDir, 'leads'),
  retentionDays,
  maxPhotoBytes,
})

export type Leads = ReturnType<typeof createLeads>

/** Creates the parts that work on one leads folder. Nothing runs before `maintenance.start()`. */
export function createLeads({ folder, log, retentionDays, refreshEveryMs = 10_000, ...rest }: LeadsOptions) {
  const {
    maxPending = 10_000,
    maxPhotoBytes = Number.POSITIVE_INFINITY,
    clock = systemClock,
    fs = nodeFs,
    owner = createProcessOwner(),
  } = rest
  const shared = { fs, folder, clock, log }
  const index = new LeadIndex(shared)
  const recent = new RecentInquiries(shared)
  const queue = new LeadQueue({ ...shared, index, owner })
  const intake = new LeadIntake({ ...shared, index, recent, maxPending })
  const photos = new PhotoStore({ ...shared, maxBytes: maxPhotoBytes })
  const admin = new LeadAdmin({ ...shared, photos })
  const maintenance = createMaintenance({
    tasks: [
      () => intake.probe(),
      () => index.scan(),
      () => queue.takeOverDead(),
      () => trimSpam({ ...shared, index }),
      () => photos.measure(),
    ],
    // Runs after `removeOld`, because the leads it deletes leave their photos behind.
    hourlyTasks: [() => removeOld({ ...shared, index, retentionDays }), () => photos.sweep()],
    ...{ refreshEveryMs, clock, log },
  })
  return {
    ...{ intake, index, queue, admin, photos, maintenance, fs, folder, clock },
    async close(): Promise<void> {
      await maintenance.close()
      owner.close()
    },
  }
}
