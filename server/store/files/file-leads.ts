import { join } from 'node:path'
import { createSemaphore } from '../../base/semaphore.ts'
import { noLeads } from '../lead-head.ts'
import { type LeadHead, type LeadRecord, type LeadRecords, type LeadState, leadStates, type Store } from '../store.ts'
import { removeDocument } from '../update-document.ts'
import { type FileSystem, namesIn, succeeds } from './file-system.ts'
import type { LeadFolders } from './lead-folders.ts'

type LeadOptions = { fs: FileSystem; folders: LeadFolders } & Pick<Store, 'pictures' | 'documents'>

export function createFileLeads({ fs, folders, pictures, documents }: LeadOptions): LeadRecords {
  // Reading one at a time takes three times as much processor time. More than this need too many file handles.
  const reads = createSemaphore(16)

  async function heads(states: readonly LeadState[]): Promise<LeadHead[]> {
    const headOf = new Map<string, LeadHead>()
    for (const state of states) for (const head of (await folders.list(state)).heads) headOf.set(head.id, head)
    return [...headOf.values()]
  }

  async function readOne(head: LeadHead, hasPhotos: boolean): Promise<LeadRecord | undefined> {
    if (head.state === 'unreadable') return undefined
    const reading = await folders.read(head)
    if (reading.status === 'outage') throw Object.assign(new Error('An inquiry could not be read'), { code: reading.code })
    if (reading.status !== 'lead') return undefined
    // An inquiry is shown even if the folder of its photos cannot be read.
    const photos = hasPhotos ? await pictures.list(`photos/${head.id}`).catch(() => []) : []
    return { ...head, content: reading.content, photos }
  }

  async function readMoved({ id }: LeadHead, hasPhotos: boolean): Promise<LeadRecord | undefined> {
    const head = (await folders.find(id)).find((found) => found.id === id)
    return head && readOne(head, hasPhotos)
  }

  return {
    heads,
    find: (text) => folders.find(text),
    async read(wanted) {
      const withPhotos = new Set(await namesIn(fs, join(folders.folder, 'photos')).catch(() => []))
      const records = await Promise.all(
        wanted.map((head) =>
          reads.run(async () => {
            const hasPhotos = withPhotos.has(head.id)
            return (await readOne(head, hasPhotos)) ?? readMoved(head, hasPhotos)
          }),
        ),
      )
      return records.filter((record) => record !== undefined)
    },
    async counts() {
      const counts = { ...noLeads }
      for (const state of leadStates) {
        if (state === 'sent') continue
        const { heads, newer, outages } = await folders.list(state)
        counts[state] += heads.length + newer
        counts.unreadable += outages
        if (state !== 'pending' && state !== 'sending') continue
        for (const { receivedAt } of heads) counts.oldestPendingAt = Math.min(counts.oldestPendingAt ?? receivedAt, receivedAt)
      }
      counts.sent = (await namesIn(fs, join(folders.folder, 'sent'))).length
      return counts
    },
    async move(head, change) {
      if (head.state === 'sending' || change.state === 'sending') return false
      return (await folders.move(head, change)) !== undefined
    },
    async erase(head) {
      if (head.state === 'sending') return false
      if (!(await succeeds(fs.unlink(folders.pathOf(head)), 'ENOENT'))) return false
      const id = folders.idOf(head)
      await pictures.remove(`photos/${id}`)
      await removeDocument(documents, `notes/${id}`)
      return true
    },
  }
}
