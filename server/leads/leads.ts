import * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Clock, systemClock } from './clock.ts'
import { RecentInquiries } from './duplicates.ts'
import { LeadDesk } from './lead-desk.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { LeadIndex } from './lead-index.ts'
import { LeadIntake } from './lead-intake.ts'
import { createKeeper } from './lead-keeper.ts'
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

/** Creates the parts that work on one leads folder. Nothing runs before `keeper.start()`. */
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
  const desk = new LeadDesk({ ...shared, photos })
  const keeper = createKeeper({
    chores: [
      () => intake.probe(),
      () => index.scan(),
      () => queue.takeOverDead(),
      () => trimSpam({ ...shared, index }),
      () => photos.measure(),
    ],
    // Swept after `removeOld`, whose deleted leads leave their photos behind.
    hourlyChores: [() => removeOld({ ...shared, index, retentionDays }), () => photos.sweep()],
    ...{ refreshEveryMs, clock, log },
  })
  return {
    ...{ intake, index, queue, desk, photos, keeper, fs, folder, clock },
    async close(): Promise<void> {
      await keeper.close()
      owner.close()
    },
  }
}
