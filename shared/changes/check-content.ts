/** Checks a set with the owner's changes exactly as the build checks a set. */

import { checkSite, type SiteFiles } from '../check/site-check.ts'
import { joinSite } from '../content/compose-site.ts'
import { placeKeys } from '../content/content-places.ts'
import type { ContentSet } from '../content/content-set.ts'
import { languagesOf, pathsElsewhere } from '../content/set-pages.ts'
import { type Site, siteSchema } from '../content/site-types.ts'
import { unknownFields } from '../content/unknown-fields.ts'
import type { Language } from '../language/languages.ts'
import { field } from '../schema/is-object.ts'
import { memberFor, schemaNode } from '../schema/schema-node.ts'
import { type Keys, pathOf } from './change-path.ts'

/** `keys` lead to the value that is wrong. Entries of lists are named by their key. */
export type ContentProblem = { part: 'facts' | Language; keys: Keys; message: string }

export type CheckedContent = { status: 'complete'; sites: Site[] } | { status: 'faulty'; problems: ContentProblem[] }

export function checkContent(set: ContentSet, files: SiteFiles): CheckedContent {
  const checks = languagesOf(set).map((language) => {
    const content = joinSite(set, language)
    const check = checkSite(content, { ...files, elsewhere: pathsElsewhere(set, language) })
    return { language, content, check }
  })
  const problems = [
    ...checks.flatMap(({ language, content, check }) =>
      check.status === 'faulty' ? check.problems.map((problem) => locatedProblem(problem, language, content, set.facts)) : [],
    ),
    ...unknownProblems(set),
  ]
  const sites = checks.flatMap(({ check }) => (check.status === 'complete' ? [check.site] : []))
  return problems.length > 0 ? { status: 'faulty', problems } : { status: 'complete', sites }
}

/** `terms[2].text: must not be empty` */
function locatedProblem(problem: string, language: Language, content: unknown, facts: unknown): ContentProblem {
  const end = problem.indexOf(': ')
  return { part: language, keys: namedKeys(problem.slice(0, end), content, facts), message: problem.slice(end + 2) }
}

/** Replaces positions in lists by the keys of the entries. In some lists only the facts have the keys. */
function namedKeys(place: string, content: unknown, facts: unknown): Keys {
  let [value, fact, schema]: [unknown, unknown, Parameters<typeof schemaNode>[0] | undefined] = [content, facts, siteSchema]
  return placeKeys(place).map((key) => {
    const node = schema && schemaNode(memberFor(schema, value))
    value = field(value, key)
    fact = field(fact, key)
    schema = node?.entries?.[key] ?? node?.item ?? node?.value
    const nameKey = typeof key === 'number' ? node?.info.key : undefined
    return String(nameKey === undefined ? key : (field(value, nameKey) ?? field(fact, nameKey) ?? key))
  })
}

/** Words under names that no entry has, and fields that the schema does not know. */
function unknownProblems({ facts, words }: ContentSet): ContentProblem[] {
  const inPart = (part: ContentProblem['part'], content: unknown) =>
    unknownFields(siteSchema, part === 'facts' ? 'facts' : 'words', content, facts).map(
      ({ place, message }): ContentProblem => ({ part, keys: placeKeys(place).map(String), message }),
    )
  const written = languagesOf({ facts }).flatMap((language) => {
    const { drawings: _, ...content } = words[language] ?? {}
    return inPart(language, content)
  })
  return [...inPart('facts', facts), ...written]
}

/** Which of these paths contains the problem. A problem of a fact is found in every language. */
export function fieldWithProblem(paths: ReadonlySet<string>, { part, keys }: ContentProblem): string | undefined {
  if (keys[0] === 'telLink') return paths.has('facts/phoneNumber') ? 'facts/phoneNumber' : undefined
  for (let length = keys.length; length > 0; length -= 1) {
    const outer = keys.slice(0, length)
    const found = [pathOf([part, ...outer]), pathOf(['facts', ...outer])].find((path) => paths.has(path))
    if (found !== undefined) return found
  }
  // An entry without words uses its first text, and a table its first number.
  const within = [part, 'facts'].map((outer) => `${pathOf([outer, ...keys])}/`)
  return within.flatMap((outer) => [...paths].find((path) => path.startsWith(outer)) ?? [])[0]
}
