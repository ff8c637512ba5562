const maxTexts = 500
const maxLength = 300

type MinuteCache<T> = { get(text: string): T; clear(): void }

/** Caches results by text until it is cleared, every minute, so that a frequent header is parsed once. */
export function createMinuteCache<T extends object>(make: (text: string) => T): MinuteCache<T> {
  const known = new Map<string, T>()
  return {
    get(text) {
      const found = known.get(text)
      if (found) return found
      const made = make(text)
      if (known.size < maxTexts && text.length <= maxLength) known.set(text, made)
      return made
    },
    clear: () => known.clear(),
  }
}
