import type { Clock } from '../../base/clock.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Logger } from '../../base/log.ts'
import type { Lease, Store } from '../../store/store.ts'

type HolderOptions = { store: Pick<Store, 'lease'>; clock: Clock; log: Pick<Logger, 'warn'>; askEveryMs?: number }

export type LeaseHolder = ReturnType<typeof createLeaseHolder>

/** This process's share in the lease that decides which process delivers, writes the letter and tidies up. */
export function createLeaseHolder({ store, clock, log, askEveryMs = 5_000 }: HolderOptions) {
  let lease: Lease | undefined
  let askedMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let isClosed = false

  async function ask(): Promise<void> {
    askedMs = clock.monotonicMs()
    try {
      lease = await store.lease()
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'the lease for delivery could not be asked for: trying again')
    }
  }

  return {
    /** The lease, if this process has it or gets it now. */
    async get(): Promise<Lease | undefined> {
      if (lease?.signal.aborted) lease = undefined
      if (!lease && !isClosed && clock.monotonicMs() - askedMs >= askEveryMs) {
        asking ??= ask().finally(() => {
          asking = undefined
        })
      }
      await asking
      return lease
    },
    get isHeld(): boolean {
      return lease !== undefined && !lease.signal.aborted
    },
    async close(): Promise<void> {
      isClosed = true
      await asking
      await lease?.release().catch(() => undefined)
      lease = undefined
    },
  }
}
