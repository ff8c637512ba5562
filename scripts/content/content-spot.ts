/** Finds the file where a content value is written: the module that exports the value or an object that contains it. */
import { entryName } from '../../shared/content/compose-site.ts'
import { placeOf } from '../../shared/content/content-places.ts'
import type { SetModule } from './set-modules.ts'

type ContentSpot = { file: string; field: string }

/** The two parts of a set that make up the site in one language. */
export type WrittenContent = { facts: unknown; words: unknown }

type Key = string | number

/** The values on the way to a place, outermost first, and the keys that lead from each to the next. */
type Trail = { values: unknown[]; keys: Key[] }

/**
 * For example, `services[1].page.h1` is `page.h1` in the module that exports that service's words. If no module exports the value or an
 * object around it, the result is the module that exports the whole content.
 */
export function findContentSpot(place: string, content: WrittenContent, modules: readonly SetModule[]): ContentSpot {
  const { values, keys } = findTrail(placeKeys(place), content)
  for (let depth = keys.length; depth > 0; depth--) {
    const owner = findExport(values[depth], modules)
    if (owner) return { file: owner.file, field: fieldOf([...owner.keys, ...keys.slice(depth)]) }
  }
  const owner = findSpread(values[0], keys[0], modules) ?? findExport(values[0], modules)
  return owner ? { file: owner.file, field: fieldOf([...owner.keys, ...keys]) } : { file: 'site.ts', field: place }
}

/**
 * Follows the keys through both facts and words, and returns the trail that leads to a value. If neither does, returns the words, where the
 * value is missing, or the facts if only they have the first key.
 */
function findTrail(keys: readonly Key[], content: WrittenContent): Trail {
  const facts: Trail = { values: [content.facts], keys: [] }
  const words: Trail = { values: [content.words], keys: [] }
  for (const key of keys) {
    const [outerFacts, outerWords] = [facts.values.at(-1), words.values.at(-1)]
    const fact = valueAt(outerFacts, key)
    follow(facts, key)
    follow(words, Array.isArray(outerFacts) && !Array.isArray(outerWords) ? entryName(fact) : key)
  }
  const depth = facts.values.at(-1) === undefined ? 1 : -1
  return facts.values.at(depth) !== undefined && words.values.at(depth) === undefined ? facts : words
}

function follow({ values, keys }: Trail, key: Key): void {
  values.push(valueAt(values.at(-1), key))
  keys.push(key)
}

export function placeKeys(place: string): Key[] {
  return [...place.matchAll(/([A-Za-z_]\w*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(([, name, index, quoted]) => {
    if (name !== undefined) return name
    return index === undefined ? String(JSON.parse(quoted ?? '""')) : Number(index)
  })
}

const fieldOf = (keys: readonly Key[]) => keys.reduce<string>(placeOf, '')

const valueAt = (content: unknown, key: Key): unknown => (isObject(content) ? Reflect.get(content, key) : undefined)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type Owner = { file: string; keys: Key[] }

/** The module that exports this object. `keys` has the export's name if the module has several exports. */
function findExport(value: unknown, modules: readonly SetModule[]): Owner | undefined {
  if (!isObject(value)) return undefined
  return findOwner(modules, (exported) => exported === value)
}

/** The module that exports an object whose properties were spread into the whole content. */
function findSpread(whole: unknown, key: Key | undefined, modules: readonly SetModule[]): Owner | undefined {
  if (key === undefined) return undefined
  const value = valueAt(whole, key)
  return findOwner(
    modules,
    (exported) => exported !== whole && isObject(exported) && Object.hasOwn(exported, key) && Reflect.get(exported, key) === value,
  )
}

function findOwner(modules: readonly SetModule[], matches: (exported: unknown) => boolean): Owner | undefined {
  for (const { file, exports } of modules) {
    const names = Object.keys(exports)
    const name = file === 'site.ts' ? undefined : names.find((candidate) => matches(exports[candidate]))
    if (name !== undefined) return { file, keys: names.length > 1 ? [name] : [] }
  }
  return undefined
}
