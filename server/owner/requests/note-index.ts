import { noteName, parseNote, type StoredNote } from '../../leads/lead-notes.ts'
import type { DocumentStore } from '../../store/store.ts'

/** The notes of all leads, by id. Only those that changed since the last time are read. */
export function createNoteIndex(documents: Pick<DocumentStore, 'versions' | 'list'>) {
  const known = new Map<string, StoredNote>()

  return {
    async read(): Promise<ReadonlyMap<string, StoredNote>> {
      const versions = await documents.versions('notes')
      for (const id of known.keys()) if (!versions.has(id)) known.delete(id)
      const isChanged = (id: string) => known.get(id)?.version !== versions.get(id)
      if (![...versions.keys()].some(isChanged)) return known
      for (const document of await documents.list('notes', isChanged)) {
        known.set(document.name.slice(noteName('').length), parseNote(document))
      }
      return known
    },
  }
}
