import { join } from 'node:path'
import { minute } from '../../base/durations.ts'
import { isDue } from '../../base/retry-schedule.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { noLeads } from '../lead-head.ts'
import {
  type AddResult,
  type DocumentStore,
  type LeadHead,
  type LeadRecord,
  type LeadState,
  type LeadStore,
  leadStates,
  type NewLead,
} from '../store.ts'
import { removeDocument } from '../update-document.ts'
import { flushFolder, writeDurably } from './durable-file.ts'
import type { FilePictures } from './file-pictures.ts'
import { type FileContext, namesIn, succeeds, withFolder } from './file-system.ts'
import { formatLeadFile } from './lead-file.ts'
import { type LeadFolders, statesInOrder } from './lead-folders.ts'
import type { Repeats } from './repeats.ts'

type LeadOptions = FileContext & { folders: LeadFolders; repeats: Repeats; pictures: FilePictures; documents: DocumentStore }

const maxWaiting = 200
/** Delay before a lead is tried again after a disk error. */
const outageWaitMs = minute

export function createFileLeads({ fs, root, clock, folders, repeats, pictures, documents }: LeadOptions): LeadStore {
  // Four slow flushes would fill Node's thread pool and block all other file access.
  const writes = createSemaphore(2)

  async function write(lead: NewLead): Promise<AddResult> {
    const { id, receivedAt, repeatKey } = lead
    const first = repeatKey === undefined ? undefined : await repeats.reserve(repeatKey, id, receivedAt)
    // The result of an earlier call was lost.
    if (first === id) return { status: 'stored' }
    if (first) return { status: 'repeat', id: first, added: await addPictures(id, first) }
    try {
      await writeDurably({ fs, root }, { target: folders.pathOf(lead), content: formatLeadFile(lead), timeMs: receivedAt })
    } catch (error) {
      if (repeatKey !== undefined) await repeats.release(repeatKey, id)
      throw error
    }
    return { status: 'stored' }
  }

  /** If the lead is being sent right now, `settle` makes it pending again. */
  async function addPictures(id: string, first: string): Promise<number> {
    const added = await pictures.merge(id, first)
    if (added === 0) return 0
    const [head] = await find(first)
    if (head?.state === 'sent') await folders.move(head, { state: 'pending', tries: 0 })
    return added
  }

  async function heads(states: readonly LeadState[]): Promise<LeadHead[]> {
    const headOf = new Map<string, LeadHead>()
    for (const state of states) for (const head of (await folders.list(state)).heads) headOf.set(head.id, head)
    return [...headOf.values()]
  }

  const find = async (text: string) => (await heads(statesInOrder)).filter(({ id }) => id.startsWith(text))

  // An inquiry is shown and sent even if the folder of its photos cannot be read.
  const photosOf = (id: string) => pictures.list(`photos/${id}`).catch(() => [])

  async function readOne(head: LeadHead, hasPhotos: boolean): Promise<LeadRecord | undefined> {
    if (head.state === 'unreadable') return undefined
    const reading = await folders.read(head)
    if (reading.status === 'outage') throw Object.assign(new Error('An inquiry could not be read'), { code: reading.code })
    if (reading.status !== 'lead') return undefined
    return { ...head, content: reading.content, photos: hasPhotos ? await photosOf(head.id) : [] }
  }

  async function readMoved({ id }: LeadHead, hasPhotos: boolean): Promise<LeadRecord | undefined> {
    const [head] = await find(id)
    return head && readOne(head, hasPhotos)
  }

  return {
    async add(lead) {
      if (writes.waiting() >= maxWaiting) throw Object.assign(new Error('Too many inquiries are waiting to be written'), { code: 'EBUSY' })
      return writes.run(() => withFolder(folders.ensure, () => write(lead)))
    },
    findRepeat: (repeatKey) => repeats.find(repeatKey),
    heads,
    find,
    async read(wanted) {
      const withPhotos = new Set(await namesIn(fs, join(folders.folder, 'photos')).catch(() => []))
      const records = await Promise.all(
        wanted.map(async (head) => {
          const hasPhotos = withPhotos.has(head.id)
          return (await readOne(head, hasPhotos)) ?? readMoved(head, hasPhotos)
        }),
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
    async due(lease, limit, own) {
      if (!(await lease.isHeld())) return []
      for (const head of await heads(['sending'])) if (!own.includes(head.id)) await folders.move(head, { state: 'pending' })
      const now = clock.now()
      return (await heads(['pending']))
        .filter(({ at }) => isDue(at, now))
        .sort((a, b) => b.receivedAt - a.receivedAt)
        .slice(0, limit)
    },
    async take(lease, head) {
      const sending = (await lease.isHeld()) && (await folders.move(head, { state: 'sending' }))
      if (!sending) return undefined
      const reading = await folders.read(sending)
      if (reading.status === 'lead') return { ...sending, content: reading.content, photos: await photosOf(head.id) }
      if (reading.status !== 'unreadable') await folders.move(sending, { state: 'pending', at: clock.now() + outageWaitMs })
      return undefined
    },
    async settle(lease, head, change, photos = 0) {
      if (!(await lease.isHeld())) return undefined
      const settled = await folders.move(head, change)
      if (settled?.state !== 'sent') return settled
      // The lead is safe in either folder. The flush prevents sending it again after a power cut.
      await flushFolder(fs, join(folders.folder, 'sent')).catch(() => undefined)
      if ((await photosOf(head.id)).length <= photos) return settled
      return (await folders.move(settled, { state: 'pending', tries: 0 })) ?? settled
    },
    async hurry(lease) {
      if (!(await lease.isHeld())) return
      const now = clock.now()
      for (const head of await heads(['pending'])) if (head.at > now) await folders.move(head, { state: 'pending', at: now })
    },
  }
}
