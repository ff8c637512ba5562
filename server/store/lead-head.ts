import type { LeadChange, LeadHead } from './store.ts'

/** How long an identical lead counts as a repeat. */
export const repeatMs = 10 * 60_000

/** Without the content that a record has. */
export const headOf = ({ id, state, receivedAt, at, tries, progress }: LeadHead): LeadHead => ({
  id,
  state,
  receivedAt,
  at,
  tries,
  progress,
})

export const changed = (head: LeadHead, change: LeadChange, now: number): LeadHead => ({ ...headOf(head), at: now, ...change })

/** Each taking has a time of its own: a holder that was suspended and lost the lease does not find it. */
export const taken = ({ at }: LeadHead, now: number) => ({ state: 'sending' as const, at: now === at ? now + 1 : now })
