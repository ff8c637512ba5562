import * as nodeFs from 'node:fs/promises'
import type { Logger } from 'pino'
import { type Clock, systemClock } from './clock.ts'
import { RecentInquiries } from './duplicates.ts'
import { LeadDesk } from './lead-desk.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { LeadIndex } from './lead-index.ts'
import { LeadIntake } from './lead-intake.ts'
import { createKeeper } from './lead-keeper.ts'
import { LeadQueue } from './lead-queue.ts'
import { createProcessOwner, type ProcessOwner } from './process-owner.ts'
import { removeOld, trimSpam } from './retention.ts'

export type LeadsOptions = {
  /** The folder of the states, `DATA_DIR/leads`. */
  folder: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Days that sent leads are kept; 0 keeps them forever. */
  retentionDays: number
  refreshEveryMs?: number
  maxPending?: number
  clock?: Clock
  fs?: LeadFileSystem
  owner?: ProcessOwner
}

export type Leads = ReturnType<typeof createLeads>

/** The parts that work on one folder of leads. Nothing runs by itself before `keeper.start()`. */
export function createLeads({ folder, log, retentionDays, refreshEveryMs = 10_000, ...rest }: LeadsOptions) {
  const { maxPending = 10_000, clock = systemClock, fs = nodeFs, owner = createProcessOwner() } = rest
  const shared = { fs, folder, clock, log }
  const index = new LeadIndex(shared)
  const recent = new RecentInquiries(shared)
  const queue = new LeadQueue({ ...shared, index, owner })
  const intake = new LeadIntake({ ...shared, index, recent, maxPending })
  const desk = new LeadDesk(shared)
  const keeper = createKeeper({
    chores: [() => intake.probe(), () => index.scan(), () => queue.takeOverDead(), () => trimSpam({ ...shared, index })],
    hourlyChores: [() => removeOld({ ...shared, index, retentionDays })],
    ...{ refreshEveryMs, clock, log },
  })
  return {
    ...{ intake, index, queue, desk, keeper, fs, folder, clock },
    async close(): Promise<void> {
      await keeper.close()
      owner.close()
    },
  }
}
