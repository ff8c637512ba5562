import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'

type Chore = () => Promise<unknown>

type KeeperOptions = { chores: Chore[]; hourlyChores: Chore[]; refreshEveryMs: number; clock: Clock; log: Pick<Logger, 'error'> }

const hourMs = 60 * 60_000

/** Does the chores in order, round after round. One that fails does not stop the others. */
export class LeadKeeper {
  readonly #options: KeeperOptions
  #lastHourlyMs = Number.NEGATIVE_INFINITY
  #last: Promise<void> = Promise.resolve()
  #stopTimer: () => void = () => undefined
  #isClosed = false

  constructor(options: KeeperOptions) {
    this.#options = options
  }

  /** Resolves after the first round. */
  async start(): Promise<void> {
    const { clock, refreshEveryMs } = this.#options
    await this.refresh()
    if (!this.#isClosed) this.#stopTimer = clock.after(refreshEveryMs, () => this.start())
  }

  /** Does a round now. One that is under way ends first: it may have missed what the caller wants seen. */
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
    const { chores, hourlyChores, clock, log } = this.#options
    const now = clock.monotonicMs()
    const isHourly = now - this.#lastHourlyMs >= hourMs
    if (isHourly) this.#lastHourlyMs = now
    for (const chore of isHourly ? [...chores, ...hourlyChores] : chores) {
      await chore().catch((error: unknown) => log.error({ code: errorCode(error) }, 'could not tidy up the inquiry folders'))
    }
  }
}
