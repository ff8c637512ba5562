import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import { createSemaphore } from '../base/semaphore.ts'
import { duplicateKey, type RecentInquiries } from './duplicates.ts'
import { writeDurably } from './durable-file.ts'
import type { NewLead } from './lead.ts'
import { formatLeadFile } from './lead-file.ts'
import { ensureLeadFolders, type LeadFileSystem } from './lead-folders.ts'
import type { LeadIndex } from './lead-index.ts'
import { formatLeadName } from './lead-name.ts'
import type { PhotoUpload } from './photo-upload.ts'

export type AcceptResult =
  | { status: 'stored'; id: string }
  | { status: 'duplicate'; id: string }
  /** `code` is the system error code, `EBUSY` (too many writers) or `EFULL` (10,000 pending). */
  | { status: 'unavailable'; code: string }

/** Photos are stored before the lead, in a folder named by its id, so the upload creates the id. */
type Upload = Pick<PhotoUpload, 'id' | 'photos' | 'flush' | 'keep'>

type IntakeOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
  index: LeadIndex
  recent: RecentInquiries
  maxPending: number
}

/** The size of the largest inquiry: 5,000 characters that JSON must escape. */
const probeBytes = 32 * 1024
const maxWaiting = 200
/** An unreachable network disk never returns an error, so a probe that takes longer counts as failed. */
const maxProbeMs = 60_000
const timedOut = 'ETIMEDOUT'

/** Writes inquiries to disk and tracks whether that currently works. */
export class LeadIntake {
  readonly #options: IntakeOptions
  // Four slow flushes would fill Node's thread pool and block all other file access.
  readonly #writes = createSemaphore(2)
  #fault: string | undefined = 'ESTARTING'

  constructor(options: IntakeOptions) {
    this.#options = options
  }

  /** The id of an identical inquiry that any process stored in the last ten minutes. */
  async findDuplicate(lead: NewLead): Promise<string | undefined> {
    if (this.#fault === timedOut) return undefined
    return this.#options.recent.find(duplicateKey(lead)).catch(() => undefined)
  }

  /** After `stored`, the lead and its photos survive `kill -9` and a power cut. Spam keeps no photos. */
  async accept(lead: NewLead, state: 'pending' | 'spam', upload?: Upload): Promise<AcceptResult> {
    if (this.#fault === timedOut) return { status: 'unavailable', code: timedOut }
    if (state === 'pending' && this.#isFull()) return { status: 'unavailable', code: 'EFULL' }
    if (this.#writes.waiting() >= maxWaiting) return { status: 'unavailable', code: 'EBUSY' }
    return this.#writes.run(() => this.#keep(lead, state, state === 'spam' ? undefined : upload))
  }

  /** Whether a lead could be stored at the last attempt. Does no I/O. */
  availability(): { isAvailable: boolean; code: string | undefined } {
    const code = this.#fault ?? (this.#isFull() ? 'EFULL' : undefined)
    return { isAvailable: code === undefined, code }
  }

  /** Creates missing folders, then writes, flushes and deletes a file as large as an inquiry. True if that worked. */
  async probe(): Promise<boolean> {
    const stopWaiting = this.#options.clock.after(maxProbeMs, () => this.#setFault(timedOut))
    await this.#writes
      .run(() => this.#writeProbe())
      .then(
        () => this.#setFault(undefined),
        (error: unknown) => this.#setFault(errorCode(error)),
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

  async #keep(lead: NewLead, state: 'pending' | 'spam', upload: Upload | undefined): Promise<AcceptResult> {
    const { fs, folder } = this.#options
    try {
      await upload?.flush()
      const result = await this.#write(lead, state, upload).catch(async (error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error
        // The folders don't exist yet or were removed.
        await ensureLeadFolders(fs, folder)
        return this.#write(lead, state, upload)
      })
      this.#setFault(undefined)
      return result
    } catch (error) {
      this.#setFault(errorCode(error))
      return { status: 'unavailable', code: errorCode(error) }
    }
  }

  async #write(lead: NewLead, state: 'pending' | 'spam', upload: Upload | undefined): Promise<AcceptResult> {
    const { fs, folder, clock, index, recent } = this.#options
    const { id, photos } = upload ?? { id: randomBytes(16).toString('hex'), photos: [] }
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
    upload?.keep()
    index.add(state, { id, name, tries: 0, recipients: {}, receivedAt, dueAt: receivedAt, isNewer: false })
    return { status: 'stored', id }
  }

  #isFull(): boolean {
    const { pending, sending } = this.#options.index.counts()
    return pending + sending >= this.#options.maxPending
  }

  #setFault(fault: string | undefined): void {
    if (fault === this.#fault) return
    if (fault !== undefined) this.#options.log.error({ code: fault }, 'inquiries cannot be stored')
    else if (this.#fault !== 'ESTARTING') this.#options.log.info('inquiries can be stored again')
    this.#fault = fault
  }
}
