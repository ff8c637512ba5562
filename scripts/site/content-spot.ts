/** Where a place of the content is written: the module that exports the value, or an object around it. */
import { placeOf } from '../../shared/content-places.ts'
import type { SetModule } from './set-modules.ts'

export type ContentSpot = { file: string; field: string }

type Key = string | number

/** `services[1].page.h1` is `page.h1` of the module that exports that service. What no module exports stands in `site.ts`. */
export function findContentSpot(place: string, site: unknown, modules: readonly SetModule[]): ContentSpot {
  const keys = placeKeys(place)
  for (let depth = keys.length; depth > 0; depth--) {
    const owner = findExport(valueAt(site, keys.slice(0, depth)), modules)
    if (owner) return { file: owner.file, field: fieldOf([...owner.keys, ...keys.slice(depth)]) }
  }
  const spread = findSpread(site, keys[0], modules)
  return spread ? { file: spread.file, field: fieldOf([...spread.keys, ...keys]) } : { file: 'site.ts', field: place }
}

export function placeKeys(place: string): Key[] {
  return [...place.matchAll(/([A-Za-z_]\w*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(([, name, index, quoted]) => {
    if (name !== undefined) return name
    return index === undefined ? String(JSON.parse(quoted ?? '""')) : Number(index)
  })
}

const fieldOf = (keys: readonly Key[]) => keys.reduce<string>(placeOf, '')

function valueAt(content: unknown, keys: readonly Key[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), content)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type Owner = { file: string; keys: Key[] }

/** A module that exports just this object. Its name is told where the module exports several. */
function findExport(value: unknown, modules: readonly SetModule[]): Owner | undefined {
  if (!isObject(value)) return undefined
  return findOwner(modules, (exported) => exported === value)
}

/** A module that exports an object of which `site.ts` has taken over the fields. */
function findSpread(site: unknown, key: Key | undefined, modules: readonly SetModule[]): Owner | undefined {
  if (key === undefined) return undefined
  const value = valueAt(site, [key])
  return findOwner(modules, (exported) => isObject(exported) && Object.hasOwn(exported, key) && Reflect.get(exported, key) === value)
}

function findOwner(modules: readonly SetModule[], isWanted: (exported: unknown) => boolean): Owner | undefined {
  for (const { file, exports } of modules) {
    const names = Object.keys(exports)
    const name = file === 'site.ts' ? undefined : names.find((candidate) => isWanted(exports[candidate]))
    if (name !== undefined) return { file, keys: names.length > 1 ? [name] : [] }
  }
  return undefined
}
