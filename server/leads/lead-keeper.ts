import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'

export type Chore = { run: () => Promise<unknown>; everyMs: number }

type KeeperOptions = { chores: Chore[]; refreshEveryMs: number; clock: Clock; log: Pick<Logger, 'error'> }

/** Does the chores in order, each at its own interval. One that fails does not stop the others, and is tried again in the next round. */
export class LeadKeeper {
  readonly #options: KeeperOptions
  readonly #lastRunMs = new Map<Chore, number>()
  #last: Promise<void> = Promise.resolve()
  #stopTimer: () => void = () => undefined
  #isClosed = false

  constructor(options: KeeperOptions) {
    this.#options = options
  }

  /** Resolves after the first round. */
  start(): Promise<void> {
    const { clock, refreshEveryMs } = this.#options
    return this.refresh().finally(() => {
      if (!this.#isClosed) this.#stopTimer = clock.after(refreshEveryMs, () => this.start())
    })
  }

  /** Does now what is due. A round that is under way ends first: it may have missed what the caller wants seen. */
  refresh(): Promise<void> {
    this.#last = this.#last.then(() => this.#round())
    return this.#last
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopTimer()
    await this.#last
  }

  async #round(): Promise<void> {
    const { chores, clock, log } = this.#options
    for (const chore of chores) {
      const now = clock.monotonicMs()
      if (now - (this.#lastRunMs.get(chore) ?? Number.NEGATIVE_INFINITY) < chore.everyMs) continue
      await chore.run().then(
        () => this.#lastRunMs.set(chore, now),
        (error: unknown) => log.error({ code: errorCode(error) }, 'could not tidy up the inquiry folders'),
      )
    }
  }
}
