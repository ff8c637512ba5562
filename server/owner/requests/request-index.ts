import { type Lead, parseLead } from '../../leads/lead.ts'
import type { LeadNote } from '../../leads/lead-notes.ts'
import type { LeadHead, Store } from '../../store/store.ts'
import { createNoteIndex } from './note-index.ts'
import { type SearchText, searchText } from './search.ts'

export type RequestStatus = LeadNote['status'] | 'spam'

/** A request without what the visitor said. */
export type IndexedRequest = { head: LeadHead; status: RequestStatus; next: string | undefined; quoted: number | undefined }

export type RequestIndex = {
  /** All requests, newest first. */
  all(): Promise<IndexedRequest[]>
  /** What visitors said, by id. Leads that cannot be read are left out. */
  read(heads: readonly LeadHead[]): Promise<ReadonlyMap<string, Lead>>
  /** What a search looks through, by id. Each lead is read once, because it never changes. */
  searchTexts(heads: readonly LeadHead[]): Promise<ReadonlyMap<string, SearchText>>
}

/** The store is asked each time, because other processes and people change it too. */
export function createRequestIndex({ leads, documents }: Pick<Store, 'leads' | 'documents'>): RequestIndex {
  const known = new Map<string, SearchText>()
  const notes = createNoteIndex(documents)

  async function all(): Promise<IndexedRequest[]> {
    const [heads, noteOf] = await Promise.all([leads.heads(['pending', 'sending', 'sent', 'failed', 'spam']), notes.read()])
    forgetErased(heads)
    const requests = heads.map((head): IndexedRequest => {
      const note = noteOf.get(head.id)
      return { head, status: head.state === 'spam' ? 'spam' : (note?.status ?? 'new'), next: note?.next, quoted: note?.quoted }
    })
    return requests.sort((a, b) => b.head.receivedAt - a.head.receivedAt)
  }

  function forgetErased(heads: readonly LeadHead[]): void {
    if (known.size === 0) return
    const ids = new Set(heads.map(({ id }) => id))
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
  }

  async function read(heads: readonly LeadHead[]): Promise<Map<string, Lead>> {
    const found = new Map<string, Lead>()
    for (const record of await leads.read(heads)) {
      const lead = parseLead(record)
      if (lead) found.set(record.id, lead)
    }
    return found
  }

  async function searchTexts(heads: readonly LeadHead[]): Promise<ReadonlyMap<string, SearchText>> {
    for (const [id, lead] of await read(heads.filter(({ id }) => !known.has(id)))) known.set(id, searchText(lead))
    return known
  }

  return { all, read, searchTexts }
}
