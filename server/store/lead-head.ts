import { minute } from '../base/durations.ts'
import type { LeadChange, LeadCounts, LeadHead } from './store.ts'

/** How long an identical lead counts as a repeat. */
export const repeatMs = 10 * minute

/** Without the content, if `head` is that of a record. */
export function changed(head: LeadHead, change: LeadChange, now: number): LeadHead {
  const { id, receivedAt, tries, progress } = head
  return { id, receivedAt, tries, progress, at: nextAt(head, change, now), ...change }
}

function nextAt({ state, at }: LeadHead, change: LeadChange, now: number): number {
  if (change.state !== 'sending') return now
  if (state === 'sending') return at
  // Each `take` sets a new time, so a holder that was suspended and lost the lease does not find the lead.
  return now === at ? now + 1 : now
}

export const noLeads: LeadCounts = { pending: 0, sending: 0, sent: 0, failed: 0, spam: 0, unreadable: 0, oldestPendingAt: undefined }

/** The size of the largest lead: 5,000 characters that JSON must escape. */
export const probeBytes = 32 * 1024
