import { createHash } from 'node:crypto'
import { sortedJson } from '../../shared/changes/same-value.ts'

/** Goes along with a form, so that saving it notices what somebody else saved in between. */
export const valueHash = (value: unknown): string => createHash('sha256').update(sortedJson(value)).digest('hex').slice(0, 16)
