import type { Readable } from 'node:stream'
import type { Store as LimitStore } from 'express-rate-limit'

/**
 * What one business stores beyond the life of a process. Two engines implement this: files on one machine, PostgreSQL for several. Data of
 * other businesses is never visible through it. A resolved promise means that the change survives `kill -9` and a power cut. A rejected one
 * carries a `code`; unless a method says otherwise, the change was not made.
 */
export type Store = {
  leads: LeadStore
  documents: DocumentStore
  pictures: PictureStore
  counts: CountStore
  /** The lease of the process that delivers, writes the letter and tidies up, if this one has it or gets it now. Undefined while another one has it. */
  lease(): Promise<Lease | undefined>
  /** Hits of a rate limit: shared by all processes with PostgreSQL, per process with files. Rejects within 100 ms when out of reach. */
  limits(name: string): LimitStore
  /**
   * Rejects if a lead could not be stored now. With `flush` (the default) something as large as a lead is stored and deleted. Without, it only
   * finds out whether writing is possible, so that an idle site does not flush the disk all the time.
   */
  probe(options?: { flush: boolean }): Promise<void>
  /** For the holder, once an hour: deletes what killed processes left behind, and pictures and notes that have belonged to no lead for a day. */
  sweep(): Promise<void>
  /** Releases the lease and all handles. */
  close(): Promise<void>
}

export const leadStates = ['pending', 'sending', 'sent', 'failed', 'spam', 'unreadable'] as const
export type LeadState = (typeof leadStates)[number]
export const readableStates: readonly LeadState[] = leadStates.filter((state) => state !== 'unreadable')

/**
 * What became of a lead at each of its destinations, by a key of 8 hex digits (a hash of a recipient's address, or a fixed one for webhook
 * and acknowledgement). The value is two lowercase letters or digits, which `server/leads` defines. At most 18 entries.
 */
export type Progress = Readonly<Record<string, string>>

/** Everything about a lead that changes. */
export type LeadHead = {
  /** 32 hex digits. For an unreadable file, its name. */
  id: string
  state: LeadState
  /** Milliseconds, like all times here, by the clock of the process. */
  receivedAt: number
  /** For a pending lead the time of its next try, otherwise when it entered its state. */
  at: number
  tries: number
  progress: Progress
}

/** The lead itself, as JSON. Written once, never changed. */
export type LeadContent = Readonly<Record<string, unknown>>
export type LeadRecord = LeadHead & { content: LeadContent; photos: StoredPicture[] }

/** The lead's photos, if any, are already in `photos/ID`. `repeatKey` identifies an identical lead for ten minutes. */
export type NewLead = Omit<LeadHead, 'state'> & { state: Exclude<LeadState, 'sending'>; content: LeadContent; repeatKey?: string }

export type AddResult =
  | { status: 'stored' }
  /** The first lead's id. Of the pictures in `photos/ID`, `added` were new to it and are now its own; the others are deleted. */
  | { status: 'repeat'; id: string; added: number }

export type LeadChange = { state: LeadState; at?: number; tries?: number; progress?: Progress }

/** `oldestPendingAt`: when the oldest lead that is pending or being sent was received. */
export type LeadCounts = Record<LeadState, number> & { oldestPendingAt: number | undefined }

/** The owner changes leads with `move` and `erase`, which any process may do. What takes the lease is for its holder. */
export type LeadStore = {
  /** Stores a lead with its pictures. May be repeated with the same id. A sent lead that gets pictures becomes pending, due at once. */
  add(lead: NewLead): Promise<AddResult>
  /**
   * The id of the lead that `add` would call a repeat of, which is never spam. Checked before the rate limit, which repeats do not use up.
   */
  findRepeat(repeatKey: string): Promise<string | undefined>
  /** All leads in these states, without contents, in no order. With files, the head of a lead is the same object until the lead changes. */
  heads(states: readonly LeadState[]): Promise<readonly LeadHead[]>
  /** The heads whose id is or begins with this text (4 characters or more). */
  find(id: string): Promise<LeadHead[]>
  /** With contents. Leads that are gone are left out, and so are files that cannot be read, which are moved to `unreadable`. */
  read(heads: readonly LeadHead[]): Promise<LeadRecord[]>
  counts(): Promise<LeadCounts>
  /** Changes a lead that is not being sent. False if it is no longer as `head` says. */
  move(head: LeadHead, change: LeadChange): Promise<boolean>
  /** Deletes a lead, its pictures and its note for good. False if it is being sent or no longer as `head` says. */
  erase(head: LeadHead): Promise<boolean>
  /** Those that are due, newest first. What is `sending` and not among the caller's `own` is left of a dead process: pending again. */
  due(lease: Lease, limit: number, own: readonly string[]): Promise<LeadHead[]>
  /** Moves a pending lead to `sending`. Undefined if it is gone or unreadable, or the lease is lost. */
  take(lease: Lease, head: LeadHead): Promise<LeadRecord | undefined>
  /**
   * Ends `sending`, or with that state saves progress in between. Returns the state that the lead has now: `pending` instead
   * of `sent` if it has more than the `photos` that it was sent with. Undefined, without a change, if the lease is lost. May be called again
   * after a rejection.
   */
  settle(lease: Lease, head: LeadHead, change: LeadChange, photos?: number): Promise<LeadHead | undefined>
  /** Makes every pending lead due now. */
  hurry(lease: Lease): Promise<void>
}

/** JSON values with versions. The name is `kind/key`: lower-case letters, digits and hyphens, in the key also dots and underscores. */
export type StoredDocument = { name: string; version: number; savedAt: number; value: unknown }

/** For everything small that changes: publications, sessions, the letter's week, copies of posts. A lead's note is `notes/ID`. */
export type DocumentStore = {
  read(name: string): Promise<StoredDocument | undefined>
  /** The current versions of the documents of a kind, or of those of its keys that `isWanted` accepts. */
  list(kind: string, isWanted?: (key: string) => boolean): Promise<StoredDocument[]>
  /** The current version of each document of a kind, by key. The same map as last time means that nothing has changed. */
  versions(kind: string): Promise<ReadonlyMap<string, number>>
  /** Cheap: called every two seconds by processes that follow a document. 0 if there is none. */
  version(name: string): Promise<number>
  /**
   * Compare-and-set: the current version must be `version`, 0 for a new document. Returns the new version, or undefined if another process was
   * faster. `keep` is how many earlier versions remain readable. `savedAt` is given for a copy.
   */
  write(name: string, value: unknown, version: number, keep?: number, savedAt?: number): Promise<number | undefined>
  /** False if the current version is another. Earlier versions are removed too. */
  remove(name: string, version: number): Promise<boolean>
  /** The versions that were kept and the current one, newest first. */
  history(name: string): Promise<StoredDocument[]>
}

export type StoredPicture = { name: string; bytes: number }

/** Folders are `photos/ID` for the pictures of a lead (`1.jpg` and so on) and `media` for the owner's. */
export type PictureStore = {
  /**
   * Streams a picture into the store. If that or `content` fails, nothing is left. Replaces nothing: a second write of a name keeps the
   * first.
   */
  write(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<StoredPicture>
  read(folder: string, name: string): Promise<{ bytes: number; content: Readable } | undefined>
  /** Sorted by name, with numbers by their value. */
  list(folder: string): Promise<StoredPicture[]>
  /** Deletes a picture, or all of the folder. */
  remove(folder: string, name?: string): Promise<void>
  /** Bytes of the pictures of each lead, by its id. */
  usage(): Promise<Map<string, number>>
}

/** Figures of a day: numbers, or numbers by name. */
export type DayFigures = { [name: string]: number | Readonly<Record<string, number>> }

export type CountStore = {
  add(day: string, figures: DayFigures): Promise<void>
  days(from: string, to: string): Promise<Map<string, DayFigures>>
  remove(day: string): Promise<void>
}

/** Held by one process at a time. Renewed every 20 s; another process takes over 100 s after the last renewal, or at once if this one is gone. */
export type Lease = {
  readonly id: string
  /** Aborted when the lease is lost or could not be renewed in time. Nothing more may be sent then. */
  readonly signal: AbortSignal
  /** Queries the store. A process that was suspended learns only here that another one took over. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}
