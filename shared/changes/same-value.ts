import { isObject } from '../schema/is-object.ts'

/** JSON with sorted keys, because the store's engines do not keep their order. `null` means no value, as in the record of changes. */
export const sortedJson = (value: unknown): string => JSON.stringify(sorted(value) ?? null)

export const isSameValue = (one: unknown, other: unknown): boolean => sortedJson(one) === sortedJson(other)

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
