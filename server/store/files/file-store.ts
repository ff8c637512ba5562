import * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import { MemoryStore } from 'express-rate-limit'
import { systemClock } from '../../base/clock.ts'
import { day, hour } from '../../base/durations.ts'
import { createCountStore } from '../counts.ts'
import { probeBytes } from '../lead-head.ts'
import { createLeaseKeeper } from '../lease.ts'
import type { Store } from '../store.ts'
import { writeDurably, writeNew } from './durable-file.ts'
import { createFileDocuments } from './file-documents.ts'
import { createFileLeads } from './file-leads.ts'
import { createFileLease } from './file-lease.ts'
import { createFilePictures } from './file-pictures.ts'
import { type FileContext, removeOlder, temporaryPath, withFolder } from './file-system.ts'
import { createLeadFolders } from './lead-folders.ts'
import { createProcessToken } from './process-token.ts'
import { createRepeats } from './repeats.ts'

type FileStoreOptions = Pick<FileContext, 'root' | 'log'> & Partial<FileContext>

export function createFileStore({ clock = systemClock, fs = nodeFs, ...place }: FileStoreOptions): Store {
  const shared = { fs, clock, ...place }
  const folders = createLeadFolders(shared)
  const repeats = createRepeats({ ...shared, folders })
  const pictures = createFilePictures(shared)
  const documents = createFileDocuments(shared)
  const keeper = createLeaseKeeper(createFileLease(shared), clock, createProcessToken)
  const leadIds = async () => new Set((await folders.names()).map((name) => name.slice(0, 32)))

  /** Left by a process that was killed while it erased the lead, or saved while another one erased it. */
  async function sweepNotes(): Promise<void> {
    const notes = await documents.versions('notes')
    if (notes.size === 0) return
    const kept = await leadIds()
    for (const id of notes.keys()) {
      const note = kept.has(id) ? undefined : await documents.read(`notes/${id}`)
      if (note && note.savedAt < clock.now() - day) await documents.remove(note.name, note.version)
    }
  }

  return {
    leads: createFileLeads({ ...shared, folders, repeats, pictures, documents }),
    documents,
    pictures,
    counts: createCountStore(documents),
    lease: keeper.get,
    limits: () => new MemoryStore(),
    async probe({ flush } = { flush: true }) {
      const target = temporaryPath(place.root)
      const content = ' '.repeat(probeBytes)
      if (flush) {
        await folders.ensure()
        await writeDurably(shared, { target, content, timeMs: clock.now() })
      } else {
        await withFolder(folders.ensure, () => writeNew(fs, target, content, { flush: async () => undefined }))
      }
      await fs.unlink(target)
    },
    async sweep() {
      await repeats.sweep()
      await removeOlder(fs, join(folders.folder, 'tmp'), clock.now() - hour)
      await pictures.sweep(leadIds)
      await sweepNotes()
    },
    close: keeper.close,
  }
}
