import { join } from 'node:path'
import { type LeadHead, type LeadRecord, type LeadState, type LeadStore, leadStates, type Store } from '../store.ts'
import { type FileSystem, ignoreCode, namesIn } from './file-system.ts'
import { readLeadFile } from './lead-file.ts'
import type { LeadFolders } from './lead-folders.ts'

type LeadOptions = { fs: FileSystem; folders: LeadFolders } & Pick<Store, 'pictures' | 'documents'>

/** Questions about leads, and what the owner does with them. */
export function createFileLeads({ fs, folders, pictures, documents }: LeadOptions): Omit<LeadStore, 'add' | 'findRepeat' | keyof Sending> {
  async function heads(states: readonly LeadState[]): Promise<LeadHead[]> {
    const found = new Map<string, LeadHead>()
    for (const state of states) for (const head of (await folders.list(state)).heads) found.set(head.id, head)
    return [...found.values()]
  }

  async function readOne(head: LeadHead): Promise<LeadRecord | undefined> {
    if (head.state === 'unreadable') return undefined
    const reading = await readLeadFile(fs, folders.pathOf(head), `${head.id}.json`)
    if (reading.status === 'unreadable') await folders.move(head, { state: 'unreadable' })
    if (reading.status === 'outage') throw Object.assign(new Error('An inquiry could not be read'), { code: reading.code })
    if (reading.status !== 'lead') return undefined
    // A folder that cannot be read does not keep the owner from the inquiry.
    const photos = await pictures.list(`photos/${head.id}`).catch(() => [])
    return { ...head, content: reading.content, photos }
  }

  async function readMoved({ id }: LeadHead): Promise<LeadRecord | undefined> {
    const head = (await folders.find(id)).find((found) => found.id === id)
    return head && readOne(head)
  }

  return {
    heads,
    find: (text) => folders.find(text),
    async read(wanted) {
      const records: LeadRecord[] = []
      for (const head of wanted) {
        const record = (await readOne(head)) ?? (await readMoved(head))
        if (record) records.push(record)
      }
      return records
    },
    async counts() {
      const counts = { pending: 0, sending: 0, sent: 0, failed: 0, spam: 0, unreadable: 0 }
      let oldestPendingAt: number | undefined
      const ids = new Set<string>()
      for (const state of leadStates) {
        if (state === 'sent') {
          const names = await namesIn(fs, join(folders.folder, state))
          for (const name of names) ids.add(name.slice(0, 32))
          counts.sent = names.length
          continue
        }
        const { heads, newer, faults } = await folders.list(state)
        counts[state] += heads.length + newer
        counts.unreadable += faults
        for (const { id, receivedAt } of heads) {
          ids.add(id)
          if (state === 'pending' || state === 'sending') oldestPendingAt = Math.min(oldestPendingAt ?? receivedAt, receivedAt)
        }
      }
      folders.forget(ids)
      return { ...counts, oldestPendingAt }
    },
    async move(head, change) {
      if (head.state === 'sending' || change.state === 'sending') return false
      return (await folders.move(head, change)) !== undefined
    },
    async erase(head) {
      if (head.state === 'sending') return false
      const isErased = await fs.unlink(folders.pathOf(head)).then(() => true, ignoreCode('ENOENT'))
      if (!isErased) return false
      const id = folders.idOf(head)
      await pictures.remove(`photos/${id}`)
      const version = await documents.version(`notes/${id}`)
      if (version > 0) await documents.remove(`notes/${id}`, version)
      return true
    },
  }
}

type Sending = Pick<LeadStore, 'due' | 'take' | 'settle' | 'hurry'>
