import { createSemaphore } from '../../base/semaphore.ts'
import type { AddResult, LeadWriter, NewLead } from '../store.ts'
import { writeDurably } from './durable-file.ts'
import type { FilePictures } from './file-pictures.ts'
import { type FileContext, withFolder } from './file-system.ts'
import { formatLeadFile } from './lead-file.ts'
import type { LeadFolders } from './lead-folders.ts'
import type { Repeats } from './repeats.ts'

type WriterOptions = FileContext & { folders: LeadFolders; repeats: Repeats; pictures: FilePictures }

const maxWaiting = 200

export function createLeadWriter({ fs, root, clock, folders, repeats, pictures }: WriterOptions): LeadWriter {
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
    const head = (await folders.find(first)).find(({ state }) => state === 'sent')
    if (head) await folders.move(head, { state: 'pending', tries: 0, at: clock.now() })
    return added
  }

  return {
    async add(lead) {
      if (writes.waiting() >= maxWaiting) throw Object.assign(new Error('Too many inquiries are waiting to be written'), { code: 'EBUSY' })
      return writes.run(() => withFolder(folders.ensure, () => write(lead)))
    },
    findRepeat: (repeatKey) => repeats.find(repeatKey),
  }
}
