import type { FilterName, LeadStatusName } from './statuses.ts'

/** How somebody wants to be answered, or can be. `href` is the address of the button. */
export type AnswerWay = {
  kind: 'call' | 'text' | 'email'
  href: string
  /** The number or address, written out. */
  text: string
}

/** A request in a list. */
export type RequestRow = {
  id: string
  /** The visitor's name, or that the request cannot be read. */
  name: string
  /** The town, or the page it came from. */
  place: string | undefined
  what: string
  /** Photos, the language. */
  extras: string[]
  /** How to answer; once answered, the next date or the dollars. */
  third: string | undefined
  status: LeadStatusName | 'spam'
  age: string
}

export type WaitingRow = RequestRow & { reason: string; answer: AnswerWay | undefined }

export type ListQuery = { status: FilterName | undefined; q: string; page: number }

export type RequestList = {
  query: ListQuery
  /** Who needs somebody today: how many, and without a filter and a search at most ten of them. */
  waitingCount: number
  waiting: WaitingRow[]
  /** `all` is without spam. */
  counts: Record<FilterName | 'all', number>
  today: RequestRow[]
  earlier: RequestRow[]
  /** The total number found. */
  found: number
  pages: number
}

/** The owner's notes on a request, as typed. */
export type NoteForm = { status: LeadStatusName; note: string; next: string; quoted: string; version: number }

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
  /** Whether it can be mailed again, and whether it still has to be. */
  mailing: 'waits' | 'done' | undefined
}

export type RequestEstimate = {
  range: string
  /** Undefined if the questions have changed since. */
  drawn: { values: Readonly<Record<string, string>>; summary: string; label: string; href: string } | undefined
}

/** The texts of two people who changed a request at the same time. Undefined for a field that is the same in both. */
export type Conflict = {
  /** Undefined if it was the same person in another window. */
  name: string | undefined
  when: string
  theirs: Pick<NoteForm, 'status' | 'note' | 'next' | 'quoted'>
  /** The texts of both, as they are read. */
  shown: Record<'mine' | 'theirs', Pick<NoteForm, 'note' | 'next' | 'quoted'>>
}
