import type { ListQuery, RequestList, RequestRow, WaitingRow } from '../../../client/owner/requests/request-views.ts'
import { filterNames } from '../../../shared/contact/lead-statuses.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { dollars } from '../../../shared/text/number-text.ts'
import type { Clock } from '../../base/clock.ts'
import type { Lead } from '../../leads/lead.ts'
import type { BusinessClock } from './business-clock.ts'
import type { DateWords } from './date-words.ts'
import type { IndexedRequest, RequestIndex, SortedRequests } from './request-index.ts'
import type { RequestWords } from './request-words.ts'
import { searchMatcher } from './search.ts'
import { findWaiting, type WaitingRequest } from './waiting-requests.ts'

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

  function waitingRowOf({ request, reason }: WaitingRequest, lead: Lead | undefined, now: number): WaitingRow {
    const { status, quoted } = request
    const third = status !== 'new' && quoted !== undefined ? messages.quoted(dollars(quoted)) : lead && words.wants(lead)
    return { ...rowOf(request, lead, now), third, reason: reasonText(request, reason, now), answer: lead && words.ways(lead)[0] }
  }

  function reasonText({ next = '', head }: IndexedRequest, reason: WaitingRequest['reason'], now: number): string {
    if (reason === 'waiting') return messages.waitingSince(dates.recentDay(businessClock.dayOf(head.receivedAt), now))
    return next === businessClock.dayOf(now) ? messages.dateIsToday : messages.dateWas(dates.recentDay(next, now))
  }

  async function search(requests: readonly IndexedRequest[], q: string): Promise<readonly IndexedRequest[]> {
    if (q === '') return requests
    const texts = await index.searchTexts(requests.map(({ head }) => head))
    const matches = searchMatcher(q)
    return requests.filter(({ head }) => {
      const text = texts.get(head.id)
      return text !== undefined && matches(text)
    })
  }

  return {
    countWaiting: async () => findWaiting(await index.sorted(), businessClock, clock.now(), 0).count,
    async read(query: ListQuery): Promise<RequestList> {
      const now = clock.now()
      const sorted = await index.sorted()
      const found = await search(query.status === undefined ? sorted.all : sorted.of[query.status], query.q)
      const shown = found.slice((query.page - 1) * pageSize, query.page * pageSize)
      const { count: waitingCount, newest } = findWaiting(sorted, businessClock, now, maxWaiting)
      const isPlain = query.status === undefined && query.q === '' && query.page === 1
      // The newest requests, sorted so that the one that has waited longest is first.
      const waiting = isPlain ? newest.reverse() : []
      const above = waiting.map(({ request }) => request.head)
      const leads = await index.read([...shown.map(({ head }) => head), ...above])
      const today = businessClock.dayOf(now)
      const isOfToday = ({ head }: IndexedRequest) => businessClock.dayOf(head.receivedAt) === today
      const isAbove = new Set(above)
      const rows = (requests: IndexedRequest[]) =>
        requests.filter(({ head }) => !isAbove.has(head)).map((request) => rowOf(request, leads.get(request.head.id), now))
      return {
        query,
        counts: countsOf(sorted),
        waitingCount,
        waiting: waiting.map((row) => waitingRowOf(row, leads.get(row.request.head.id), now)),
        today: rows(shown.filter(isOfToday)),
        earlier: rows(shown.filter((request) => !isOfToday(request))),
        found: found.length,
        pages: Math.max(1, Math.ceil(found.length / pageSize)),
      }
    },
  }
}

const countsOf = ({ all, of }: SortedRequests): RequestList['counts'] => ({
  all: all.length,
  new: of.new.length,
  called: of.called.length,
  visit: of.visit.length,
  quoted: of.quoted.length,
  won: of.won.length,
  lost: of.lost.length,
  spam: of.spam.length,
})

/** Parses the query of the list's address. Unknown values count as not given. */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page'))
  return {
    status: filterNames.find((name) => name === query.get('status')),
    q: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}
