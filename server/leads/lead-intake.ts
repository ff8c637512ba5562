import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { duplicateKey, type RecentInquiries } from './duplicates.ts'
import { writeDurably } from './durable-file.ts'
import { errorCode } from './error-code.ts'
import type { NewLead } from './lead.ts'
import { formatLeadFile } from './lead-file.ts'
import { ensureLeadFolders, type LeadFileSystem } from './lead-folders.ts'
import type { LeadIndex } from './lead-index.ts'
import { formatLeadName } from './lead-name.ts'
import type { PhotoUpload } from './photo-upload.ts'
import { createTurns } from './turns.ts'

export type AcceptResult =
  | { status: 'stored'; id: string }
  | { status: 'duplicate'; id: string }
  /** `code` is the system's short name of the fault, or `EBUSY` (too many at once), `EFULL` (10,000 pending). */
  | { status: 'unavailable'; code: string }

/** Their folder is named after the lead, which therefore gets its id from here. */
type Pictures = Pick<PhotoUpload, 'id' | 'photos' | 'flush' | 'keep'>

type IntakeOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
  index: LeadIndex
  recent: RecentInquiries
  maxPending: number
}

/** As much as an inquiry has at most: five thousand characters that JSON must escape. */
const probeBytes = 32 * 1024
const maxWaiting = 200
/** A network disk that is away answers nothing at all, so a probe that takes longer counts as a fault. */
const maxProbeMs = 60_000
const silent = 'ETIMEDOUT'

/** The way of an inquiry onto the disk, and whether that way is open. */
export class LeadIntake {
  readonly #options: IntakeOptions
  // Four slow flushes would block Node's thread pool, and with it everything that reads a file.
  readonly #writes = createTurns(2)
  #fault: string | undefined = 'ESTARTING'

  constructor(options: IntakeOptions) {
    this.#options = options
  }

  /** The id of the same inquiry, kept within the last ten minutes by any process. */
  async findDuplicate(lead: NewLead): Promise<string | undefined> {
    if (this.#fault === silent) return undefined
    return this.#options.recent.find(duplicateKey(lead)).catch(() => undefined)
  }

  /** Once this says `stored`, the lead and its pictures survive `kill -9` and a power cut. Spam keeps no pictures. */
  async accept(lead: NewLead, state: 'pending' | 'spam', pictures?: Pictures): Promise<AcceptResult> {
    if (this.#fault === silent) return { status: 'unavailable', code: silent }
    if (state === 'pending' && this.#isFull()) return { status: 'unavailable', code: 'EFULL' }
    if (this.#writes.waiting() >= maxWaiting) return { status: 'unavailable', code: 'EBUSY' }
    return this.#writes.run(() => this.#keep(lead, state, state === 'spam' ? undefined : pictures))
  }

  /** Whether a lead could be kept at the last look; starts no work. */
  availability(): { isAvailable: boolean; code: string | undefined } {
    const code = this.#fault ?? (this.#isFull() ? 'EFULL' : undefined)
    return { isAvailable: code === undefined, code }
  }

  /** Creates missing folders, then writes, flushes and deletes a file as large as an inquiry; true when that worked. */
  async probe(): Promise<boolean> {
    const stopWaiting = this.#options.clock.after(maxProbeMs, () => this.#noteAnswer(silent))
    await this.#writes
      .run(() => this.#writeProbe())
      .then(
        () => this.#noteAnswer(undefined),
        (error: unknown) => this.#noteAnswer(errorCode(error)),
      )
    stopWaiting()
    return this.#fault === undefined
  }

  async #writeProbe(): Promise<void> {
    const { fs, folder, clock } = this.#options
    await ensureLeadFolders(fs, folder)
    const target = join(folder, 'tmp', `probe.${randomBytes(4).toString('hex')}`)
    await writeDurably(fs, { temporary: `${target}.new`, target, content: ' '.repeat(probeBytes), timeMs: clock.now() })
    await fs.unlink(target)
  }

  async #keep(lead: NewLead, state: 'pending' | 'spam', pictures: Pictures | undefined): Promise<AcceptResult> {
    const { fs, folder } = this.#options
    try {
      await pictures?.flush()
      const result = await this.#write(lead, state, pictures).catch(async (error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error
        // The folders are not there yet, or somebody removed them.
        await ensureLeadFolders(fs, folder)
        return this.#write(lead, state, pictures)
      })
      this.#noteAnswer(undefined)
      return result
    } catch (error) {
      this.#noteAnswer(errorCode(error))
      return { status: 'unavailable', code: errorCode(error) }
    }
  }

  async #write(lead: NewLead, state: 'pending' | 'spam', pictures: Pictures | undefined): Promise<AcceptResult> {
    const { fs, folder, clock, index, recent } = this.#options
    const { id, photos } = pictures ?? { id: randomBytes(16).toString('hex'), photos: [] }
    const receivedAt = clock.now()
    const key = state === 'pending' ? duplicateKey(lead) : undefined
    const first = key && (await recent.reserve(key, id, receivedAt))
    if (first) return { status: 'duplicate', id: first }
    const name = formatLeadName({ id, tries: 0, recipients: {} })
    const content = formatLeadFile({ ...lead, id, receivedAt: new Date(receivedAt).toISOString(), photos })
    try {
      await writeDurably(fs, { temporary: join(folder, 'tmp', id), target: join(folder, state, name), content, timeMs: receivedAt })
    } catch (error) {
      if (key) await recent.release(key, id)
      throw error
    }
    pictures?.keep()
    index.add(state, { id, name, tries: 0, recipients: {}, receivedAt, dueAt: receivedAt, isNewer: false })
    return { status: 'stored', id }
  }

  #isFull(): boolean {
    const { pending, sending } = this.#options.index.counts()
    return pending + sending >= this.#options.maxPending
  }

  #noteAnswer(fault: string | undefined): void {
    if (fault === this.#fault) return
    if (fault !== undefined) this.#options.log.error({ code: fault }, 'inquiries cannot be stored')
    else if (this.#fault !== 'ESTARTING') this.#options.log.info('inquiries can be stored again')
    this.#fault = fault
  }
}
