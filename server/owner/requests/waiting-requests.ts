import type { BusinessClock } from './business-clock.ts'
import type { IndexedRequest, SortedRequests } from './request-index.ts'

/** Why a request needs an answer today: its date has come, or it has been new for longer than a business day. */
export type WaitingRequest = { request: IndexedRequest; reason: 'date' | 'waiting' }

type WaitingRequests = {
  count: number
  /** The newest of them, newest first. */
  newest: WaitingRequest[]
}

/** Looks only at the requests that it returns, because thousands may be waiting. */
export function findWaiting({ of, dated }: SortedRequests, businessClock: BusinessClock, now: number, limit: number): WaitingRequests {
  const today = businessClock.dayOf(now)
  const overdueBefore = businessClock.overdueBefore(now)
  const isOverdue = ({ head }: IndexedRequest) => head.receivedAt < overdueBefore
  const due = dated.filter(({ next = '' }) => next <= today)
  const isDue = new Set(due)
  const firstOverdue = of.new.findIndex(isOverdue)
  const overdue = firstOverdue < 0 ? [] : of.new.slice(firstOverdue)
  const newest = overdue.slice(0, limit + due.length).filter((request) => !isDue.has(request))
  return {
    count: due.length + overdue.length - due.filter((request) => request.status === 'new' && isOverdue(request)).length,
    newest: [
      ...due.map((request) => ({ request, reason: 'date' as const })),
      ...newest.map((request) => ({ request, reason: 'waiting' as const })),
    ]
      .sort((a, b) => b.request.head.receivedAt - a.request.head.receivedAt)
      .slice(0, limit),
  }
}
