/** Finds the file where a content value is written, or should be. */
import type * as v from 'valibot'
import { type Key, placeKeys, placeOf } from '../../shared/content/content-places.ts'
import { generalSchema } from '../../shared/content/general-schema.ts'
import { siteSchema } from '../../shared/content/site-types.ts'
import type { Language } from '../../shared/language/languages.ts'
import { field, isObject } from '../../shared/schema/is-object.ts'
import { innerSchema, schemaNode } from '../../shared/schema/schema-node.ts'
import type { Finding, LocatedFinding } from './finding.ts'
import { kebabCase, type SetModule } from './set-modules.ts'

/** `field` is empty for a file that is missing. */
type ContentSpot = { file: string; field: string }

/** The two parts of a set that make up the site in one language. */
export type WrittenContent = { facts: unknown; words: unknown; language: Language }

/** The values on the path to a place, outermost first, and the keys that lead from each to the next. */
type Trail = { part: 'facts' | 'words'; values: unknown[]; keys: Key[] }

/** For example, `services[1].page.h1` is `page.h1` in the module that exports that service's words. */
export function findContentSpot(place: string, content: WrittenContent, modules: readonly SetModule[]): ContentSpot {
  return spotOf(findTrail(placeKeys(place), content), content.language, modules)
}

/** The spot of a place in one part, in which lists of words are records: `testimonials["Dale R."].quote`. */
export function findWrittenSpot(part: Trail['part'], place: string, content: WrittenContent, modules: readonly SetModule[]): ContentSpot {
  const trail: Trail = { part, values: [content[part]], keys: [] }
  for (const key of placeKeys(place)) follow(trail, key)
  return spotOf(trail, content.language, modules)
}

function spotOf(trail: Trail, language: Language, modules: readonly SetModule[]): ContentSpot {
  const { values, keys } = trail
  for (let depth = keys.length; depth > 0; depth--) {
    const owner = findExport(values[depth], modules)
    if (owner) return { file: owner.file, field: fieldOf([...owner.keys, ...keys.slice(depth)]) }
  }
  const file = expectedFile(trail, language)
  const isMissing = values.length > 1 && !modules.some((module) => module.file === file)
  return { file, field: isMissing ? '' : fieldOf(isGeneral(keys[0]) ? keys : keys.slice(1)) }
}

export function locate(finding: Finding, content: WrittenContent, modules: readonly SetModule[]): LocatedFinding {
  if ('file' in finding) return finding
  const { level, message, place } = finding
  return { level, message, ...findContentSpot(place, content, modules) }
}

/** Follows the keys through facts and words, and returns the trail of the part that the field belongs to. */
function findTrail(keys: readonly Key[], { facts, words }: WrittenContent): Trail {
  const inFacts: Trail = { part: 'facts', values: [facts], keys: [] }
  const inWords: Trail = { part: 'words', values: [words], keys: [] }
  let schema: v.GenericSchema | undefined = siteSchema
  let part: string | undefined
  for (const key of keys) {
    const node = schema && schemaNode(schema)
    const entry = field(inFacts.values.at(-1), key)
    follow(inFacts, key)
    follow(inWords, node?.info.key === undefined ? key : String(field(entry, node.info.key)))
    schema = schema && innerSchema(schema, key)
    part ??= schema && schemaNode(schema).info.part
  }
  // The entries of a list are in the facts. Any other missing field without a mark lacks its words.
  return part === 'fact' || (part === undefined && schema && schemaNode(schema).item) ? inFacts : inWords
}

function follow({ values, keys }: Trail, key: Key): void {
  values.push(field(values.at(-1), key))
  keys.push(key)
}

/** Fields of the settings and the general words, and unknown fields, which can belong nowhere else. */
const isGeneral = (key: Key | undefined) =>
  key !== undefined && (Object.hasOwn(generalSchema.entries, key) || !Object.hasOwn(siteSchema.entries, key))

function expectedFile({ part, keys: [name = '', entry] }: Trail, language: Language): string {
  const folder = part === 'facts' ? '' : `${language}/`
  if (isGeneral(name)) return part === 'facts' ? 'settings.ts' : `${folder}general.ts`
  const isInFolder = part === 'words' && (name === 'services' || name === 'articles') && entry !== undefined
  return isInFolder ? `${folder}${name}/${entry}.ts` : `${folder}${kebabCase(String(name))}.ts`
}

const fieldOf = (keys: readonly Key[]) => keys.reduce<string>(placeOf, '')

type Owner = { file: string; keys: Key[] }

/** The module that exports this object. `keys` has the export's name if the module has several exports. */
function findExport(value: unknown, modules: readonly SetModule[]): Owner | undefined {
  if (!isObject(value)) return undefined
  for (const { file, exports } of modules) {
    const names = Object.keys(exports)
    const name = names.find((candidate) => exports[candidate] === value)
    if (name !== undefined) return { file, keys: names.length > 1 ? [name] : [] }
  }
  return undefined
}
