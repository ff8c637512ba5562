/** The text without percent-encoding, or `undefined` if its escapes are broken. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
