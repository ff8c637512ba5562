/** `facts` or a language, then the keys that lead to the value. Entries of lists are named by their key: `['en', 'terms', 'permit', 'text']`. */
export type Keys = readonly string[]

/** The name of a place in the record of changes: `en/terms/permit/text`. */
export const pathOf = (keys: Keys): string => keys.map((key) => key.replace(/[~/]/g, (sign) => (sign === '~' ? '~0' : '~1'))).join('/')

export const keysOf = (path: string): Keys => path.split('/').map((key) => key.replace(/~[01]/g, (code) => (code === '~0' ? '~' : '/')))

/** Whether a path leads into an entry, in the facts or in the words of a language. */
export function isInside(path: string, entry: string): boolean {
  const [inner, outer] = [keysOf(path).slice(1), keysOf(entry).slice(1)]
  return inner.length > outer.length && outer.every((key, index) => key === inner[index])
}
