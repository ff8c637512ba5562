import type { ContactFields } from '../../shared/contact/contact-fields.ts'

/** What a visitor sends. */
export type NewLead = {
  /** The content set that took it. */
  site: string
  /** Of the page that it was written on; that of the set's first language where it is missing. */
  language?: string | undefined
  fields: ContactFields
  estimate?: LeadEstimate | undefined
}

/** What the visitor was told: the canonical query of the answer, and its range in dollars. */
export type LeadEstimate = { query: string; low: number; high: number }

/** A picture in `photos/ID/`. */
export type LeadPhoto = { name: string; bytes: number }

/** One inquiry as it lies on disk: written once, then only moved. */
export type Lead = NewLead & {
  id: string
  /** ISO 8601 in UTC. */
  receivedAt: string
  photos: LeadPhoto[]
}

export const leadStates = ['pending', 'sending', 'sent', 'failed', 'spam', 'unreadable'] as const
export type LeadState = (typeof leadStates)[number]

/** How many leads each state holds, and how long the oldest one has been waiting to be mailed. */
export type LeadCounts = Record<LeadState, number> & { oldestPendingSeconds: number | undefined }

export function isLeadState(text: string): text is LeadState {
  return leadStates.some((state) => state === text)
}
