/** What a check has to say: errors must be fixed, warnings are what the owner still has to replace or should know. */
export type Finding = { level: 'error' | 'warning'; message: string } & FindingSpot

/** In the content by its place (`services[1].page.h1`), or in a file of the set's folder. */
type FindingSpot = { place: string } | { file: string; field: string }

/** Cuts a problem such as `telLink: calls another number` into its place and its message. */
export function problemFinding(problem: string): Finding {
  const [, place = '', message = problem] = /^((?:[A-Za-z_]\w*|\.|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*): ([\s\S]*)$/.exec(problem) ?? []
  return { level: 'error', place, message }
}
