import type { ListQuery, RequestList, RequestRow, WaitingRow } from '../../../client/owner/requests/request-views.ts'
import { filterNames } from '../../../client/owner/requests/statuses.ts'
import { dollars } from '../../../shared/estimate/estimate-text.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { Clock } from '../../base/clock.ts'
import type { Lead } from '../../leads/lead.ts'
import type { BusinessClock } from './business-clock.ts'
import type { DateWords } from './date-words.ts'
import type { IndexedRequest, RequestIndex } from './request-index.ts'
import type { RequestWords } from './request-words.ts'
import { searchMatcher } from './search.ts'

type ListOptions = {
  index: RequestIndex
  businessClock: BusinessClock
  dates: DateWords
  words: RequestWords
  messages: OwnerMessages['requests']
  clock: Pick<Clock, 'now'>
}

const pageSize = 50
const maxWaiting = 10

export function createRequestList({ index, businessClock, dates, words, messages, clock }: ListOptions) {
  /** Why a request needs somebody today: its date has come, or it is new for longer than a business day. */
  function reasonOf({ head, status, next }: IndexedRequest, now: number): 'date' | 'waiting' | undefined {
    if (status === 'spam' || status === 'won' || status === 'lost') return undefined
    if (next !== undefined && next <= businessClock.dayOf(now)) return 'date'
    return status === 'new' && businessClock.isOverdue(head.receivedAt, now) ? 'waiting' : undefined
  }

  const needsSomebody = (now: number) => (request: IndexedRequest) => reasonOf(request, now) !== undefined

  function rowOf({ head, status, next, quoted }: IndexedRequest, lead: Lead | undefined, now: number): RequestRow {
    const common = { id: head.id, status, age: dates.age(head.receivedAt, now) }
    if (!lead) return { ...common, name: messages.unreadable, place: undefined, what: head.id, extras: [], third: undefined }
    const language = words.foreignLanguage(lead)
    const answered = next !== undefined ? messages.next(dates.shortDay(next)) : quoted !== undefined && messages.quoted(dollars(quoted))
    return {
      ...common,
      name: words.name(lead),
      place: words.place(lead),
      what: words.what(lead),
      extras: [
        ...(lead.photos.length > 0 ? [messages.photos(lead.photos.length)] : []),
        ...(language === undefined ? [] : [messages.inLanguage(language)]),
      ],
      third: (status !== 'new' && answered) || words.wants(lead),
    }
  }

  function waitingRowOf(request: IndexedRequest, lead: Lead | undefined, now: number): WaitingRow {
    const { status, quoted } = request
    const third = status !== 'new' && quoted !== undefined ? messages.quoted(dollars(quoted)) : lead && words.wants(lead)
    return { ...rowOf(request, lead, now), third, reason: reasonText(request, now), answer: lead && words.ways(lead)[0] }
  }

  function reasonText(request: IndexedRequest, now: number): string {
    const { next = '', head } = request
    if (reasonOf(request, now) === 'waiting') return messages.waitingSince(dates.recentDay(businessClock.dayOf(head.receivedAt), now))
    return next === businessClock.dayOf(now) ? messages.dateIsToday : messages.dateWas(dates.recentDay(next, now))
  }

  async function search(requests: IndexedRequest[], q: string): Promise<IndexedRequest[]> {
    if (q === '') return requests
    const texts = await index.searchTexts(requests.map(({ head }) => head))
    const matches = searchMatcher(q)
    return requests.filter(({ head }) => {
      const text = texts.get(head.id)
      return text !== undefined && matches(text)
    })
  }

  return {
    countWaiting: async () => (await index.all()).filter(needsSomebody(clock.now())).length,
    async read(query: ListQuery): Promise<RequestList> {
      const now = clock.now()
      const all = await index.all()
      const wanted = all.filter(({ status }) => (query.status === undefined ? status !== 'spam' : status === query.status))
      const found = await search(wanted, query.q)
      const shown = found.slice((query.page - 1) * pageSize, query.page * pageSize)
      const isPlain = query.status === undefined && query.q === '' && query.page === 1
      const needing = all.filter(needsSomebody(now))
      // The newest are shown, and among them the longest wait comes first.
      const waiting = isPlain ? needing.slice(0, maxWaiting).reverse() : []
      const leads = await index.read([...shown, ...waiting].map(({ head }) => head))
      const today = businessClock.dayOf(now)
      const isOfToday = ({ head }: IndexedRequest) => businessClock.dayOf(head.receivedAt) === today
      const isAbove = new Set(waiting.map(({ head }) => head.id))
      const rows = (requests: IndexedRequest[]) =>
        requests.filter(({ head }) => !isAbove.has(head.id)).map((request) => rowOf(request, leads.get(request.head.id), now))
      return {
        query,
        counts: countByStatus(all),
        waitingCount: needing.length,
        waiting: waiting.map((request) => waitingRowOf(request, leads.get(request.head.id), now)),
        today: rows(shown.filter(isOfToday)),
        earlier: rows(shown.filter((request) => !isOfToday(request))),
        found: found.length,
        pages: Math.max(1, Math.ceil(found.length / pageSize)),
      }
    },
  }
}

function countByStatus(all: readonly IndexedRequest[]): RequestList['counts'] {
  const counts: RequestList['counts'] = { all: 0, new: 0, called: 0, visit: 0, quoted: 0, won: 0, lost: 0, spam: 0 }
  for (const { status } of all) {
    counts[status] += 1
    if (status !== 'spam') counts.all += 1
  }
  return counts
}

/** From the query of the list's address. Anything unknown counts as not given. */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page'))
  return {
    status: filterNames.find((name) => name === query.get('status')),
    q: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}
