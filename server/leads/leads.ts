import { type Clock, systemClock } from '../base/clock.ts'
import { minute } from '../base/durations.ts'
import { errorCode } from '../base/error-code.ts'
import type { Logger } from '../base/log.ts'
import { createLoop } from '../base/loop.ts'
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

export type Leads = ReturnType<typeof createLeads>

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
  const every = (ms: number, run: () => Promise<void>) => createLoop({ run, waitMs: () => ms, report, clock })
  const loops = [
    every(10_000, look),
    every(minute, room.measure),
    every(10 * minute, async () => ((await store.lease()) ? tidyUp() : undefined)),
  ]

  function report(error: unknown): void {
    log.error({ code: errorCode(error) }, 'the store could not be looked through: trying again')
  }

  return {
    ...{ intake, admin, room },
    /** Resolves after the first check. */
    async start(): Promise<void> {
      await Promise.all(loops.map(({ wake }) => wake()))
    },
    /** Starts the upload of one post's photos. The caller must close it. */
    beginUpload: (client: string) => createPhotoUpload({ pictures: store.pictures, room, slots, clock, log, client }),
    /** As of the last check. One follows about every ten seconds. */
    pending: (): readonly LeadHead[] => pending,
    async close(): Promise<void> {
      await Promise.all(loops.map(({ close }) => close()))
    },
  }
}
