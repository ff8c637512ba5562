import { noteName, parseNote, type StoredNote } from '../../leads/lead-notes.ts'
import type { DocumentStore } from '../../store/store.ts'

/** The notes of all leads, by id. Only those that changed since the last time are read. */
export function createNoteIndex(documents: Pick<DocumentStore, 'versions' | 'list'>) {
  let known: { versions: ReadonlyMap<string, number>; notes: ReadonlyMap<string, StoredNote> } = { versions: new Map(), notes: new Map() }

  return {
    /** The same map as last time if nothing has changed. */
    async read(): Promise<ReadonlyMap<string, StoredNote>> {
      const versions = await documents.versions('notes')
      if (versions === known.versions) return known.notes
      const notes = new Map([...known.notes].filter(([id, { version }]) => versions.get(id) === version))
      for (const document of await documents.list('notes', (id) => !notes.has(id))) {
        notes.set(document.name.slice(noteName('').length), parseNote(document))
      }
      known = { versions, notes }
      return notes
    },
  }
}
