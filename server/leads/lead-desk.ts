import { join } from 'node:path'
import type { ContactFields } from '../../shared/contact-form.ts'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'
import { type Lead, type LeadState, leadStates } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { formatLeadName, parseLeadName, type RecipientMarks } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'

/** A lead as the owner sees it. Without `lead` the file cannot be read. */
export type LeadRecord = {
  state: LeadState
  /** The file's name, which is all there is to tell unreadable files apart. */
  name: string
  id: string | undefined
  lead: Lead | undefined
  tries: number
  /** The file's time: the next try for what is pending, else when it came into this state. */
  at: number
}

export type DeskAnswer = { status: 'done'; record: LeadRecord } | { status: 'unknown' } | { status: 'refused'; state: LeadState }

type DeskOptions = { fs: LeadFileSystem; folder: string; clock: Clock; onPurge: (fields: ContactFields, site: string) => Promise<void> }

/** What an owner does by hand. It reads the folders anew each time, so it tells the truth beside a running server. */
export class LeadDesk {
  readonly #options: DeskOptions

  constructor(options: DeskOptions) {
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

  /** By the whole id, its beginning, or the whole name of a file; all that fit. Only names that a folder really lists are touched. */
  async find(idOrName: string): Promise<LeadRecord[]> {
    const found = new Map<string, LeadRecord>()
    for (const state of leadStates) {
      const names = await this.#names(state)
      for (const name of names.filter(
        (name) => name === idOrName || (isIdStart(idOrName) && parseLeadName(name)?.id.startsWith(idOrName)),
      )) {
        const record = await this.#read(state, name)
        if (record) found.set(parseLeadName(name)?.id ?? `${state}/${name}`, record)
      }
    }
    return [...found.values()]
  }

  /** Back into the queue, due now. Who was reached already is not mailed again. */
  async retry(record: LeadRecord): Promise<DeskAnswer> {
    const parts = parseLeadName(record.name)
    if (!parts || !record.lead || record.state === 'sending' || record.state === 'sent' || record.state === 'unreadable') {
      return { status: 'refused', state: record.state }
    }
    const delivered = Object.entries(parts.recipients).filter(([, fate]) => fate === 'delivered')
    const recipients: RecipientMarks = Object.fromEntries(delivered)
    const name = formatLeadName({ id: parts.id, tries: 0, recipients })
    const now = new Date(this.#options.clock.now())
    return this.#unlessGone(record, async () => {
      await this.#options.fs.utimes(this.#path(record.state, record.name), now, now)
      await this.#options.fs.rename(this.#path(record.state, record.name), this.#path('pending', name))
    })
  }

  /** Removes one for good. What is being sent at this moment is left to its sender. */
  async purge(record: LeadRecord): Promise<DeskAnswer> {
    if (record.state === 'sending') return { status: 'refused', state: record.state }
    const { lead } = record
    if (lead) await this.#options.onPurge(lead.fields, lead.site)
    return this.#unlessGone(record, () => this.#options.fs.unlink(this.#path(record.state, record.name)))
  }

  async #unlessGone(record: LeadRecord, act: () => Promise<void>): Promise<DeskAnswer> {
    try {
      await act()
      return { status: 'done', record }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return { status: 'unknown' }
      throw error
    }
  }

  async #names(state: LeadState): Promise<string[]> {
    try {
      return (await this.#options.fs.readdir(join(this.#options.folder, state))).filter((name) => !name.startsWith('.'))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    }
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

function isIdStart(text: string): boolean {
  return /^[0-9a-f]{4,32}$/.test(text)
}

function receivedAt(record: LeadRecord): number {
  return record.lead ? Date.parse(record.lead.receivedAt) : record.at
}
