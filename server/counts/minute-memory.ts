const maxTexts = 500
const maxLength = 300

type MinuteMemory<T> = { of(text: string): T; forget(): void }

/** Caches results by text until they are forgotten, so that a frequent header is parsed once. */
export function createMinuteMemory<T extends object>(make: (text: string) => T): MinuteMemory<T> {
  const known = new Map<string, T>()
  return {
    of(text) {
      const found = known.get(text)
      if (found) return found
      const made = make(text)
      if (known.size < maxTexts && text.length <= maxLength) known.set(text, made)
      return made
    },
    forget: () => known.clear(),
  }
}
