import type { FilterName, LeadStatus } from '../../../shared/contact/lead-statuses.ts'

/** A way to answer: the one the visitor asked for, or another possible one. `href` is the button's address. */
export type AnswerWay = {
  kind: 'call' | 'text' | 'email'
  href: string
  /** The number or address as text. */
  text: string
}

export type RequestRow = {
  id: string
  /** The visitor's name, or that the request cannot be read. */
  name: string
  /** The town, or the page it came from. */
  place: string | undefined
  what: string
  /** Such as the number of photos, or the language. */
  extras: string[]
  /** The third column: how to answer, or later the next date or the quoted dollars. */
  third: string | undefined
  status: LeadStatus | 'spam'
  age: string
}

export type WaitingRow = RequestRow & { reason: string; answer: AnswerWay | undefined }

export type ListQuery = { status: FilterName | undefined; q: string; page: number }

export type RequestList = {
  query: ListQuery
  /** The number of requests that need an answer today. `waiting` has at most ten of them, and only on the unfiltered first page. */
  waitingCount: number
  waiting: WaitingRow[]
  /** `all` excludes spam. */
  counts: Record<FilterName | 'all', number>
  today: RequestRow[]
  earlier: RequestRow[]
  /** The total number found. */
  found: number
  pages: number
}

/** The owner's notes on a request, as typed. */
export type NoteForm = { status: LeadStatus; note: string; next: string; quoted: string; version: number }

export type NoteErrors = Partial<Record<'note' | 'next' | 'quoted', string>>

/** Everything about a request. */
export type RequestView = {
  id: string
  name: string
  isSpam: boolean
  town: string | undefined
  wants: string | undefined
  sent: string
  isOverdue: boolean
  comment: string
  phone: string
  email: string
  /** The best way first. */
  ways: AnswerWay[]
  /** `isShown`: browsers can show it. */
  photos: { href: string; isShown: boolean }[]
  photosLeft: number
  language: string | undefined
  estimate: RequestEstimate | undefined
  origin: { label: string; value: string }[]
  kept: string
  mail: { who: string; text: string; isBad: boolean }[]
  /** `waits`: still has to be mailed. `done`: was mailed and can be mailed again. */
  mailing: 'waits' | 'done' | undefined
}

export type RequestEstimate = {
  range: string
  /** Undefined if the questions have changed since. */
  drawn: { values: Readonly<Record<string, string>>; summary: string; label: string; href: string } | undefined
}

/** The texts of two people who changed a request at the same time. Undefined for a field that is the same in both. */
export type Conflict = {
  /** Undefined if the other person is the same owner in another window. */
  name: string | undefined
  when: string
  theirs: Pick<NoteForm, 'status' | 'note' | 'next' | 'quoted'>
  /** Both versions as displayed text. */
  shown: Record<'mine' | 'theirs', Pick<NoteForm, 'note' | 'next' | 'quoted'>>
}
