import { constants } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import { type Lead, type LeadState, leadStates } from './lead.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'
import { formatLeadName, parseLeadName, type RecipientMarks } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'
import type { PhotoStore } from './photo-store.ts'

/** A lead as shown to the owner. `lead` is undefined if the file cannot be read. */
export type LeadRecord = {
  state: LeadState
  /** The file's name, the only thing that identifies an unreadable file. */
  name: string
  id: string | undefined
  lead: Lead | undefined
  tries: number
  /** The file's mtime: the next try of a pending lead, otherwise when it entered this state. */
  at: number
}

/** `gone`: the file has been moved since it was listed. `refused`: a lead in this state can't be retried or purged. */
export type AdminResult = 'done' | 'gone' | 'refused'

type AdminOptions = { fs: LeadFileSystem; folder: string; clock: Clock; photos: Pick<PhotoStore, 'of' | 'remove'> }

/** The owner's commands on leads. Each call reads the folders again, so it sees what a running server does. */
export class LeadAdmin {
  readonly #options: AdminOptions

  constructor(options: AdminOptions) {
    this.#options = options
  }

  /** Newest first. */
  async list(state: LeadState): Promise<LeadRecord[]> {
    const records: LeadRecord[] = []
    for (const name of await this.#names(state)) {
      const record = await this.#read(state, name)
      if (record) records.push(record)
    }
    return records.sort((a, b) => receivedAt(b) - receivedAt(a))
  }

  /** All leads that match a full id, the start of an id, or a full file name. Only names listed in a folder are touched. */
  async find(idOrName: string): Promise<LeadRecord[]> {
    const found = new Map<string, LeadRecord>()
    for (const state of leadStates) {
      for (const name of await this.#names(state)) {
        const id = parseLeadName(name)?.id
        if (name !== idOrName && !(isIdStart(idOrName) && id?.startsWith(idOrName))) continue
        const record = await this.#read(state, name)
        // A lead that moves during the search may be found twice.
        if (record) found.set(id ?? `${state}/${name}`, record)
      }
    }
    return [...found.values()]
  }

  /** Moves a lead back into the queue, due now. Recipients who already have it don't get it again. */
  async retry(record: LeadRecord): Promise<AdminResult> {
    const parts = parseLeadName(record.name)
    if (!parts || !record.lead || !['pending', 'failed', 'spam'].includes(record.state)) return 'refused'
    const delivered = Object.entries(parts.recipients).filter(([, fate]) => fate === 'delivered')
    const recipients: RecipientMarks = Object.fromEntries(delivered)
    const name = formatLeadName({ id: parts.id, tries: 0, recipients })
    const now = new Date(this.#options.clock.now())
    return unlessGone(async () => {
      await this.#options.fs.utimes(this.#path(record.state, record.name), now, now)
      await this.#options.fs.rename(this.#path(record.state, record.name), this.#path('pending', name))
    })
  }

  /** Permanently deletes a lead and its photos, unless it is being sent right now. */
  async purge({ state, name, id }: LeadRecord): Promise<AdminResult> {
    if (state === 'sending') return 'refused'
    const answer = await unlessGone(() => this.#options.fs.unlink(this.#path(state, name)))
    if (answer === 'done' && id) await this.#options.photos.remove(id)
    return answer
  }

  /** Copies the photos to a folder, which is created if missing, and returns their names. Never overwrites a file. */
  async copyPhotos({ lead }: LeadRecord, folder: string): Promise<string[]> {
    const { fs, photos } = this.#options
    const found = lead ? await photos.of(lead) : []
    if (found.length > 0) await fs.mkdir(folder, { recursive: true })
    for (const { name, path } of found) await fs.copyFile(path, join(folder, name), constants.COPYFILE_EXCL)
    return found.map(({ name }) => name)
  }

  async #names(state: LeadState): Promise<string[]> {
    const names = await this.#options.fs.readdir(join(this.#options.folder, state)).catch(ignoreCode('ENOENT'))
    return (names ?? []).filter((name) => !name.startsWith('.'))
  }

  async #read(state: LeadState, name: string): Promise<LeadRecord | undefined> {
    const parts = parseLeadName(name)
    const reading = await readLeadFile(this.#options.fs, join(this.#options.folder, state), name)
    if (reading.status === 'gone') return undefined
    const lead = reading.status === 'lead' ? reading.lead : undefined
    return { state, name, id: parts?.id, lead, tries: parts?.tries ?? 0, at: reading.dueAt }
  }

  #path(state: LeadState, name: string): string {
    return join(this.#options.folder, state, name)
  }
}

async function unlessGone(act: () => Promise<void>): Promise<AdminResult> {
  try {
    await act()
    return 'done'
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'gone'
    throw error
  }
}

function isIdStart(text: string): boolean {
  return /^[0-9a-f]{4,32}$/.test(text)
}

function receivedAt(record: LeadRecord): number {
  return record.lead ? Date.parse(record.lead.receivedAt) : record.at
}
