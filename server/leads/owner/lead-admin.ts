import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createWallClock } from '../../base/calendar.ts'
import type { Clock } from '../../base/clock.ts'
import { makeFolder } from '../../base/make-folder.ts'
import type { LeadHead, LeadState, Progress, Store } from '../../store/store.ts'
import { isDelivered } from '../delivery/progress.ts'
import { type Lead, parseLead } from '../lead.ts'
import { type LeadNote, noteName, parseNote, type StoredNote } from '../lead-notes.ts'

/** A lead as shown to the owner. `lead` is undefined if it cannot be read. */
export type ShownLead = LeadHead & { lead: Lead | undefined }

/** `gone`: it has changed since it was listed. `refused`: not possible in its state. */
export type AdminResult = 'done' | 'gone' | 'refused'

type AdminOptions = { store: Store; clock: Clock; timeZone: string; onPending: () => void }

/** What the owner can do with leads, from the command line and the owner's pages. Each call reads the store again. */
export function createLeadAdmin({ store: { leads, documents, pictures, counts }, clock, timeZone, onPending }: AdminOptions) {
  const list = async (states: readonly LeadState[]) => shown(await leads.heads(states))
  const find = async (id: string) => shown(await leads.find(id))

  async function shown(heads: readonly LeadHead[]): Promise<ShownLead[]> {
    const newestFirst = [...heads].sort((a, b) => b.receivedAt - a.receivedAt)
    const records = new Map(
      (await leads.read(newestFirst.filter(({ state }) => state !== 'unreadable'))).map((record) => [record.id, record]),
    )
    return newestFirst.map((head) => {
      const record = records.get(head.id)
      return { ...head, lead: record && parseLead(record) }
    })
  }

  /** Sends a delayed, failed, unreadable or spam lead again, to each destination that does not have it yet. */
  async function retry(head: LeadHead): Promise<AdminResult> {
    if (head.state === 'sent' || head.state === 'sending') return 'refused'
    return requeue(head, keepDelivered(head.progress))
  }

  async function resend(head: LeadHead): Promise<AdminResult> {
    return head.state === 'sent' ? requeue(head, {}) : retry(head)
  }

  async function requeue(head: LeadHead, progress: Progress): Promise<AdminResult> {
    const isMoved = await leads.move(head, { state: 'pending', at: clock.now(), tries: 0, progress })
    if (isMoved) onPending()
    return isMoved ? 'done' : 'gone'
  }

  /** Spam has no photos, and is never mailed. */
  async function markSpam(head: LeadHead): Promise<AdminResult> {
    if (head.state === 'sending' || head.state === 'unreadable') return 'refused'
    if (!(await leads.move(head, { state: 'spam', at: clock.now() }))) return 'gone'
    await pictures.remove(`photos/${head.id}`)
    return 'done'
  }

  async function erase(head: LeadHead): Promise<AdminResult> {
    if (head.state === 'sending') return 'refused'
    return (await leads.erase(head)) ? 'done' : 'gone'
  }

  /** Status, note, next day and quoted dollars. Undefined if somebody else wrote since `version`. */
  async function writeNote(id: string, note: Omit<LeadNote, 'wonOn'>, version: number): Promise<number | undefined> {
    const before = await readNote(id)
    const today = createWallClock(timeZone)(clock.now()).day
    const wonOn = note.status === 'won' ? (before.wonOn ?? today) : undefined
    const written = await documents.write(noteName(id), { ...note, wonOn }, version)
    if (written === undefined || (before.wonOn === wonOn && before.quoted === note.quoted)) return written
    // First undo the earlier count: a status set by mistake must not stay in the week's figures, and of two prices the last one counts.
    if (before.wonOn) await counts.add(before.wonOn, { won: -1, wonDollars: -(before.quoted ?? 0) })
    if (wonOn) await counts.add(wonOn, { won: 1, wonDollars: note.quoted ?? 0 })
    return written
  }

  const readNote = async (id: string): Promise<StoredNote> => parseNote(await documents.read(noteName(id)))

  /** Copies the photos to a folder, which is created if missing, and returns their names. Never overwrites a file. */
  async function copyPhotos({ id }: Pick<LeadHead, 'id'>, folder: string): Promise<string[]> {
    const photos = await pictures.list(`photos/${id}`)
    if (photos.length > 0) await makeFolder(folder)
    for (const { name } of photos) {
      const photo = await pictures.read(`photos/${id}`, name)
      if (!photo) continue
      const path = join(folder, name)
      await pipeline(photo.content, createWriteStream(path, { flags: 'wx' })).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') await rm(path, { force: true })
        throw error
      })
    }
    return photos.map(({ name }) => name)
  }

  return { list, find, retry, resend, markSpam, erase, readNote, writeNote, copyPhotos }
}

export type LeadAdmin = ReturnType<typeof createLeadAdmin>

const keepDelivered = (progress: Progress): Progress =>
  Object.fromEntries(Object.entries(progress).filter(([, value]) => isDelivered(value)))
