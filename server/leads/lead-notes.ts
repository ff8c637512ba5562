import * as v from 'valibot'
import { type LeadStatus, leadStatuses } from '../../shared/contact/lead-statuses.ts'
import type { DocumentStore, StoredDocument } from '../store/store.ts'

/** A lead with one of these statuses is not deleted for its age. */
export const openStatuses: readonly LeadStatus[] = ['called', 'visit', 'quoted']

const noteSchema = v.object({
  status: v.fallback(v.picklist(leadStatuses), 'new'),
  note: v.fallback(v.string(), ''),
  /** The day of the next step. */
  next: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
  /** Whole dollars. */
  quoted: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  /** Email address of the person who wrote it. */
  by: v.fallback(v.optional(v.string()), undefined),
  /** The day that counted this job as won. */
  wonOn: v.fallback(v.optional(v.string()), undefined),
})

export type LeadNote = v.InferOutput<typeof noteSchema>
export type StoredNote = LeadNote & { version: number; savedAt: number }

export const noteName = (id: string) => `notes/${id}`
const noNote: StoredNote = { status: 'new', note: '', next: undefined, quoted: undefined, by: undefined, version: 0, savedAt: 0 }

export function parseNote(document: StoredDocument | undefined): StoredNote {
  const parsed = v.safeParse(noteSchema, document?.value)
  return document && parsed.success ? { ...parsed.output, version: document.version, savedAt: document.savedAt } : noNote
}

export async function readNotes(documents: Pick<DocumentStore, 'list'>): Promise<Map<string, StoredNote>> {
  const all = await documents.list('notes')
  return new Map(all.map((document) => [document.name.slice(noteName('').length), parseNote(document)]))
}
