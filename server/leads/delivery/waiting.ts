import type { LeadHead, Progress } from '../../store/store.ts'
import { type Part, partOf } from './progress.ts'

export type Waiting = Record<Part, { count: number; oldestAt: number | undefined }>

const nobody = { count: 0, oldestAt: undefined }

/** `missing` returns the destinations that a lead still lacks, by their keys in its progress. */
export function countWaiting(heads: readonly LeadHead[], missing: (progress: Progress) => string[]): Waiting {
  const waiting: Waiting = { mail: { ...nobody }, webhook: { ...nobody }, acknowledgement: { ...nobody } }
  for (const { progress, receivedAt } of heads) {
    for (const part of new Set(missing(progress).map(partOf))) {
      waiting[part].count += 1
      waiting[part].oldestAt = Math.min(waiting[part].oldestAt ?? receivedAt, receivedAt)
    }
  }
  return waiting
}
