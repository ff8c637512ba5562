import { setImmediate as nextTurn } from 'node:timers/promises'

/** Goes through a long list a few at a time: visitors are answered in between. */
export async function inSlices<T>(list: readonly T[], visit: (item: T, index: number) => void, size = 20): Promise<void> {
  for (let start = 0; start < list.length; start += size) {
    for (const [offset, item] of list.slice(start, start + size).entries()) visit(item, start + offset)
    await nextTurn()
  }
}
