import { spamDays } from '../../shared/privacy/spam-days.ts'
import { day } from '../base/durations.ts'
import type { LeadHead } from '../store/store.ts'
import { openStatuses, type StoredNote } from './lead-notes.ts'

/** When a lead is deleted for its age. Undefined for those kept forever, those with an open status, and all but sent and spam. */
export function deletedAt({ state, at }: LeadHead, note: StoredNote | undefined, retentionDays: number): number | undefined {
  if (state === 'spam') return at + spamDays(retentionDays) * day
  if (state !== 'sent' || retentionDays === 0 || (note && openStatuses.includes(note.status))) return undefined
  return Math.max(at, note?.savedAt ?? 0) + retentionDays * day
}
