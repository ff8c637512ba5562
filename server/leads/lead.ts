import type { ContactFields } from '../../shared/contact/contact-fields.ts'

/** An inquiry as a visitor sends it. */
export type NewLead = {
  /** Name of the content set. */
  site: string
  /** Language of the page with the form. Undefined means the first language of the content set. */
  language?: string | undefined
  fields: ContactFields
  estimate?: LeadEstimate | undefined
}

/** The estimate shown to the visitor: its canonical query, and its range in dollars. */
export type LeadEstimate = { query: string; low: number; high: number }

/** A photo in `photos/ID/`. */
export type LeadPhoto = { name: string; bytes: number }

/** An inquiry as stored on disk: written once, then only renamed. */
export type Lead = NewLead & {
  id: string
  /** ISO 8601 in UTC. */
  receivedAt: string
  photos: LeadPhoto[]
}

export const leadStates = ['pending', 'sending', 'sent', 'failed', 'spam', 'unreadable'] as const
export type LeadState = (typeof leadStates)[number]

/** Leads per state, and how long the oldest unsent one has been waiting. */
export type LeadCounts = Record<LeadState, number> & { oldestPendingSeconds: number | undefined }

export function isLeadState(text: string): text is LeadState {
  return leadStates.some((state) => state === text)
}
