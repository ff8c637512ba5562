import type { FilterName } from '../../../shared/contact/lead-statuses.ts'
import { isSameList } from '../../base/same-list.ts'
import { type Lead, parseLead } from '../../leads/lead.ts'
import type { LeadNote } from '../../leads/lead-notes.ts'
import type { LeadHead, Store } from '../../store/store.ts'
import { createNoteIndex } from './note-index.ts'
import { type SearchText, searchText } from './search.ts'

/** A request without the lead's content. */
export type IndexedRequest = { head: LeadHead; status: FilterName; next: string | undefined; quoted: number | undefined }

/** Newest first. */
export type SortedRequests = {
  /** All except spam. */
  all: readonly IndexedRequest[]
  of: Readonly<Record<FilterName, readonly IndexedRequest[]>>
  /** Those with a date, until they are won or lost. */
  dated: readonly IndexedRequest[]
}

export type RequestIndex = {
  sorted(): Promise<SortedRequests>
  /** The content of the leads, by id. Leads that cannot be read are left out. */
  read(heads: readonly LeadHead[]): Promise<ReadonlyMap<string, Lead>>
  /** Searchable text by id. Each lead is read once, because it never changes. */
  searchTexts(heads: readonly LeadHead[]): Promise<ReadonlyMap<string, SearchText>>
}

/** The result of the last read. With files, a lead that has not changed has the same head. */
type Latest = {
  heads: readonly LeadHead[]
  noteOf: ReadonlyMap<string, LeadNote>
  requests: SortedRequests
}

/** Reads the store each time, because other processes and people change it too. */
export function createRequestIndex({ leads, documents }: Pick<Store, 'leads' | 'documents'>): RequestIndex {
  const known = new Map<string, SearchText>()
  const notes = createNoteIndex(documents)
  let latest: Latest | undefined

  async function sorted(): Promise<SortedRequests> {
    const [heads, noteOf] = await Promise.all([leads.heads(['pending', 'sending', 'sent', 'failed', 'spam']), notes.read()])
    if (latest && isSameList(heads, latest.heads) && noteOf === latest.noteOf) return latest.requests
    const newestFirst = [...heads].sort((a, b) => b.receivedAt - a.receivedAt)
    const requests = sortByStatus(newestFirst.map((head) => requestOf(head, noteOf.get(head.id))))
    latest = { heads, noteOf, requests }
    forgetErased(heads)
    return requests
  }

  function forgetErased(heads: readonly LeadHead[]): void {
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

  return { sorted, read, searchTexts }
}

const requestOf = (head: LeadHead, note: LeadNote | undefined): IndexedRequest => ({
  head,
  status: head.state === 'spam' ? 'spam' : (note?.status ?? 'new'),
  next: note?.next,
  quoted: note?.quoted,
})

function sortByStatus(requests: readonly IndexedRequest[]): SortedRequests {
  const of: Record<FilterName, IndexedRequest[]> = { new: [], called: [], visit: [], quoted: [], won: [], lost: [], spam: [] }
  for (const request of requests) of[request.status].push(request)
  const dated = requests.filter(({ status, next }) => next !== undefined && !['won', 'lost', 'spam'].includes(status))
  return { all: requests.filter(({ status }) => status !== 'spam'), of, dated }
}
