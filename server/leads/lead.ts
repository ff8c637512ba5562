import type { ContactFields } from '../../shared/contact-form.ts'

/** One inquiry as it lies on disk: written once, then only moved. */
export type Lead = {
  v: 1 | 2
  id: string
  /** ISO 8601 in UTC. */
  receivedAt: string
  /** The content set that took it. */
  site: string
  /** Only in files of version 1. */
  page?: string | undefined
  fields: ContactFields
  /** SHA-256 of the rest: a truncated or altered file is told from a whole one. */
  sum: string
}

export const leadStates = ['pending', 'sending', 'sent', 'failed', 'spam', 'unreadable'] as const
export type LeadState = (typeof leadStates)[number]

/** How many leads each state holds, and how long the oldest one has been waiting to be mailed. */
export type LeadCounts = Record<LeadState, number> & { oldestPendingSeconds: number | undefined }

export function isLeadState(text: string): text is LeadState {
  return leadStates.some((state) => state === text)
}
