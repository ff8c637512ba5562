/** `facts` or a language, then the keys that lead to the value. Entries of lists are named by their key: `['en', 'terms', 'permit', 'text']`. */
export type Keys = readonly string[]

/** The name of a place in the record of changes: `en/terms/permit/text`. */
export const pathOf = (keys: Keys): string => keys.map((key) => key.replace(/[~/]/g, (sign) => (sign === '~' ? '~0' : '~1'))).join('/')

export const keysOf = (path: string): Keys => path.split('/').map((key) => key.replace(/~[01]/g, (code) => (code === '~0' ? '~' : '/')))
