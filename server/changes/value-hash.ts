import { createHash } from 'node:crypto'
import { sortedJson } from '../../shared/changes/same-value.ts'

/** Sent with a form, so that saving it detects what somebody else has saved in the meantime. */
export const valueHash = (value: unknown): string => createHash('sha256').update(sortedJson(value)).digest('hex').slice(0, 16)
