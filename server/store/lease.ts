import { randomBytes } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import type { Lease } from './store.ts'

/** What an engine does for a lease. All of them are atomic between processes. */
export type LeaseEngine = {
  acquire(id: string): Promise<boolean>
  /** False if another process has it. */
  renew(id: string): Promise<boolean>
  isHeld(id: string): Promise<boolean>
  release(id: string): Promise<void>
}

const renewEveryMs = 20_000
/** An unrenewed lease is taken over after this time. */
export const leaseMs = 100_000
/** A holder that could not renew gives up before others take over. */
const giveUpAfterMs = 80_000

/** Keeps the lease of a store, whatever its engine: acquires it when somebody needs it, and renews it. */
export function createLeaseKeeper(engine: LeaseEngine, clock: Clock, createId = () => randomBytes(16).toString('hex')) {
  let current: Lease | undefined
  let acquiring: Promise<void> | undefined
  let isClosed = false
  /** The id of the next lease. A waiting process requests the lease every two seconds with the same id. */
  let nextId = createId()

  async function acquire(): Promise<void> {
    const id = nextId
    let renewedAt = clock.monotonicMs()
    if (!(await engine.acquire(id))) return
    nextId = createId()
    const loss = new AbortController()
    let stopTimer: () => void = () => undefined

    const end = () => {
      stopTimer()
      current = undefined
      loss.abort()
    }
    const isOverdue = () => clock.monotonicMs() - renewedAt >= giveUpAfterMs
    const renew = async () => {
      const startedAt = clock.monotonicMs()
      // An engine that hangs must not keep the holder from giving up.
      stopTimer = clock.after(Math.max(0, renewedAt + giveUpAfterMs - startedAt), end)
      const isRenewed = await engine.renew(id).catch(() => undefined)
      stopTimer()
      if (loss.signal.aborted) return
      if (isRenewed) renewedAt = startedAt
      if (isRenewed === false || isOverdue()) end()
      else stopTimer = clock.after(renewEveryMs, renew)
    }
    const lease: Lease = {
      id,
      signal: loss.signal,
      async isHeld() {
        if (loss.signal.aborted || isOverdue() || !(await engine.isHeld(id))) return false
        return !loss.signal.aborted
      },
      async release() {
        if (loss.signal.aborted) return
        end()
        await engine.release(id)
      },
    }
    current = lease
    stopTimer = clock.after(renewEveryMs, renew)
  }

  return {
    /** The lease, if this process has it or gets it now. */
    async get(): Promise<Lease | undefined> {
      if (!current && !isClosed) {
        acquiring ??= acquire().finally(() => {
          acquiring = undefined
        })
        await acquiring
      }
      return current
    },
    /** Another process may take over at once. */
    async close(): Promise<void> {
      isClosed = true
      await acquiring?.catch(() => undefined)
      await current?.release().catch(() => undefined)
    },
  }
}
