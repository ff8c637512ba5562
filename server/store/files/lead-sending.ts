import { join } from 'node:path'
import { minute } from '../../base/durations.ts'
import { isDue } from '../../base/retry-schedule.ts'
import { taken } from '../lead-head.ts'
import type { LeadSending, PictureStore } from '../store.ts'
import { flushFolder } from './durable-file.ts'
import type { FileContext } from './file-system.ts'
import type { LeadFolders } from './lead-folders.ts'

type SendingOptions = FileContext & { folders: LeadFolders; pictures: Pick<PictureStore, 'list'> }

/** Delay before a lead is tried again after a disk error. */
const outageWaitMs = minute

export function createLeadSending({ fs, clock, folders, pictures }: SendingOptions): LeadSending {
  const photosOf = (id: string) => pictures.list(`photos/${id}`).catch(() => [])

  return {
    async due(lease, limit, own) {
      if (!(await lease.isHeld())) return []
      for (const head of (await folders.list('sending')).heads) if (!own.includes(head.id)) await folders.move(head, { state: 'pending' })
      const now = clock.now()
      const { heads } = await folders.list('pending')
      return heads
        .filter(({ at }) => isDue(at, now))
        .sort((a, b) => b.receivedAt - a.receivedAt)
        .slice(0, limit)
    },
    async take(lease, head) {
      const now = clock.now()
      const sending = (await lease.isHeld()) && (await folders.move(head, taken(head, now)))
      if (!sending) return undefined
      const reading = await folders.read(sending)
      if (reading.status === 'lead') return { ...sending, content: reading.content, photos: await photosOf(head.id) }
      if (reading.status !== 'unreadable') await folders.move(sending, { state: 'pending', at: now + outageWaitMs })
      return undefined
    },
    async settle(lease, head, change, photos = 0) {
      if (!(await lease.isHeld())) return undefined
      const settled = await folders.move(head, change.state === 'sending' ? { ...change, at: head.at } : change)
      if (settled?.state !== 'sent') return settled
      // The lead is safe in either folder. The flush prevents sending it again after a power cut.
      await flushFolder(fs, join(folders.folder, 'sent')).catch(() => undefined)
      if ((await photosOf(head.id)).length <= photos) return settled
      return folders.move(settled, { state: 'pending', tries: 0 }).then((pending) => pending ?? settled)
    },
    async hurry(lease) {
      if (!(await lease.isHeld())) return
      const now = clock.now()
      for (const head of (await folders.list('pending')).heads) if (head.at > now) await folders.move(head, { state: 'pending', at: now })
    },
  }
}
