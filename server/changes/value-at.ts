import { isInside, keysOf } from '../../shared/changes/change-path.ts'
import type { OwnerPlaces } from '../../shared/changes/owner-fields.ts'
import { isSameValue } from '../../shared/changes/same-value.ts'
import type { ComposedSite } from './composed-site.ts'

/** The value of a field. For an entry that the owner may add or remove, its name as an object, or undefined if it is not there. */
export function valueAt({ places }: { places: OwnerPlaces }, path: string): unknown {
  const found = places.fields.get(path)
  if (found) return found.value
  const [part, ...keys] = keysOf(path)
  const name = keys.at(-1) ?? ''
  const list = places.lists.find((one) => one.adds && part === 'facts' && isSameValue(one.keys, keys.slice(0, -1)))
  if (!list?.names.includes(name)) return undefined
  return { [list.key ?? 'id']: name }
}

/** The paths that lead into entries which these changes remove. Changes inside an entry are removed with it. */
export function insideRemoved(paths: readonly string[], changed: readonly string[], after: ComposedSite): string[] {
  const removed = changed.filter((path) => valueAt(after, path) === undefined)
  return paths.filter((path) => removed.some((entry) => isInside(path, entry)))
}
