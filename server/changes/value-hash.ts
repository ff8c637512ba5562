import { createHash } from 'node:crypto'
import { sortedJson } from '../../shared/changes/same-value.ts'

/** Sent with a form, so that saving it detects what somebody else has saved in the meantime. */
export const valueHash = (value: unknown): string => createHash('sha256').update(sortedJson(value)).digest('hex').slice(0, 16)

/** After a conflict, the form shows the other person's values of these fields, so it is made from them. */
export const hashesOfTheirs = (conflicts: readonly { path: string; theirs: unknown }[]): Record<string, string> =>
  Object.fromEntries(conflicts.map(({ path, theirs }) => [path, valueHash(theirs)]))
