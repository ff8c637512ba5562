import { fieldWithProblem } from '../../shared/changes/check-content.ts'
import type { ComposedSite } from './composed-site.ts'

/** Messages by path; `others` are about fields that are on no form. */
export type Problems = { fields: ReadonlyMap<string, string>; others: string[] }

/** The problems of a composed site: the first one of each field, and those elsewhere. Undefined if there are none. */
export function problemsOf({ check, places, setAside }: ComposedSite, edited: readonly string[]): Problems | undefined {
  const unknown = edited.filter((path) => setAside.includes(path))
  if (check.status === 'complete' && unknown.length === 0) return undefined
  const paths = new Set([...edited, ...places.fields.keys()])
  const fields = new Map<string, string>()
  const others: string[] = [...unknown]
  for (const problem of check.status === 'faulty' ? check.problems : []) {
    const path = fieldWithProblem(paths, problem)
    if (path === undefined) others.push(problem.message)
    else if (!fields.has(path)) fields.set(path, problem.message)
  }
  return { fields, others }
}
