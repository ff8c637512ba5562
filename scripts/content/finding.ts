/** A result of a check. Errors must be fixed; warnings are samples to replace and things to look at. */
export type Finding = { level: 'error' | 'warning'; message: string } & FindingSpot

/** A place in the content (`services[1].page.h1`), or a file in the set's folder. */
type FindingSpot = { place: string } | { file: string; field: string }

/** A finding with the file, relative to the project's root, and the field to fix. `field` is empty for a file that is missing. */
export type LocatedFinding = { level: Finding['level']; file: string; field: string; message: string }

export const spotText = ({ file, field, message }: Omit<LocatedFinding, 'level'>) => [file, ...(field ? [field] : []), message].join(': ')

/** Splits a problem such as `telLink: calls another number` into place and message. */
export function problemFinding(problem: string): Finding {
  const [, place = '', message = problem] = /^((?:[A-Za-z_]\w*|\.|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*): ([\s\S]*)$/.exec(problem) ?? []
  return error(place, message)
}

export const error = (place: string, message: string): Finding => ({ level: 'error', place, message })
export const warning = (place: string, message: string): Finding => ({ level: 'warning', place, message })
