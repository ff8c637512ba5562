import { type Clock, systemClock } from '../base/clock.ts'
import { minute } from '../base/durations.ts'
import { errorCode } from '../base/error-code.ts'
import type { Logger } from '../base/log.ts'
import type { LeadHead, Store } from '../store/store.ts'
import { createLeadIntake } from './intake/lead-intake.ts'
import { createPhotoRoom } from './intake/photo-room.ts'
import { createPhotoSlots } from './intake/photo-slots.ts'
import { createPhotoUpload } from './intake/photo-upload.ts'
import { createLeadAdmin } from './owner/lead-admin.ts'
import { createTidyUp } from './tidy-up.ts'

export type LeadsOptions = {
  store: Store
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  retentionDays: number
  /** Space for all photos together. */
  maxPhotoBytes: number
  timeZone: string
  /** Called when there is something to send. */
  onPending?: () => void
  /** Called every ten seconds. */
  onLook?: () => Promise<void>
  maxPending?: number
  clock?: Clock
}

type Task = { run: () => Promise<void>; everyMs: number; ranMs?: number; code?: string | undefined }

export type Leads = ReturnType<typeof createLeads>

const lookEveryMs = 10_000
const measureEveryMs = minute
const tidyEveryMs = 10 * minute

/** Creates the parts that work on the leads of a store. Nothing runs before `start()`. */
export function createLeads({ store, log, retentionDays, maxPhotoBytes, timeZone, maxPending, ...options }: LeadsOptions) {
  const { onPending = () => undefined, onLook = async () => undefined, clock = systemClock } = options
  const intake = createLeadIntake({ store, clock, log, onPending, maxPending })
  const room = createPhotoRoom({ store, maxBytes: maxPhotoBytes, clock, log })
  const slots = createPhotoSlots(clock)
  const admin = createLeadAdmin({ store, clock, timeZone, onPending })
  const tidyUp = createTidyUp({ store, clock, log, retentionDays })
  let pending: readonly LeadHead[] = []
  const look = async () => {
    await intake.check()
    const { pending: waiting, sending } = intake.counts()
    pending = waiting + sending > 0 ? await store.leads.heads(['pending', 'sending']) : []
    await onLook()
  }
  const tasks: Task[] = [
    { run: look, everyMs: lookEveryMs },
    { run: room.measure, everyMs: measureEveryMs },
    { run: async () => ((await store.lease()) ? tidyUp() : undefined), everyMs: tidyEveryMs },
  ]
  let round = Promise.resolve()
  let stopTimer: () => void = () => undefined
  let isClosed = false

  async function runDue(): Promise<void> {
    for (const task of tasks) {
      if (task.ranMs !== undefined && clock.monotonicMs() - task.ranMs < task.everyMs) continue
      task.ranMs = clock.monotonicMs()
      const code = await task.run().then(() => undefined, errorCode)
      // An outage is logged once, not every ten seconds.
      if (code !== undefined && code !== task.code) log.error({ code }, 'the store could not be looked through: trying again')
      task.code = code
    }
  }

  /** Resolves after the first round. */
  async function start(): Promise<void> {
    round = round.then(runDue)
    await round
    if (!isClosed) stopTimer = clock.after(lookEveryMs, () => void start())
  }

  return {
    ...{ intake, admin, room, start },
    /** Starts the upload of one post's photos. The caller must close it. */
    beginUpload: (client: string) => createPhotoUpload({ pictures: store.pictures, room, slots, clock, log, client }),
    /** As of the last check, at most ten seconds ago. */
    pending: (): readonly LeadHead[] => pending,
    async close(): Promise<void> {
      isClosed = true
      stopTimer()
      await round
    },
  }
}
