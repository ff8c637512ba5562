import type { LeadHead } from '../store.ts'

/**
 * Everything about a lead that changes is its folder and its name, because a rename works on a full disk and a write does not. `ID.json` is a
 * new lead. `ID.3.1764177840123.r1f00ab12d1c0000001d0.json` was deferred three times and is due again at that time (in other folders than
 * `pending`: got there at that time), with its progress. The mtime is when it was received and never changes.
 */
type LeadName = Pick<LeadHead, 'id' | 'tries' | 'progress'> & { at: number | undefined }

const pattern = /^(?<id>[0-9a-f]{32})(?:\.(?<tries>\d{1,4})\.(?<at>\d{1,13})(?:\.r(?<progress>(?:[0-9a-f]{8}[0-9a-z]{2})+))?)?\.json$/

export function parseLeadName(name: string): LeadName | undefined {
  const groups = pattern.exec(name)?.groups
  if (!groups?.id) return undefined
  const marks = [...(groups.progress ?? '').matchAll(/(.{8})(..)/g)].map(([, key = '', value = '']) => [key, value])
  return {
    id: groups.id,
    tries: Number(groups.tries ?? 0),
    at: groups.at === undefined ? undefined : Number(groups.at),
    progress: Object.fromEntries(marks),
  }
}

export function formatLeadName({ id, tries, at, progress }: LeadName): string {
  if (at === undefined) return `${id}.json`
  const marks = Object.entries(progress).map(([key, value]) => key + value)
  return [id, tries, at, ...(marks.length > 0 ? [`r${marks.join('')}`] : []), 'json'].join('.')
}
