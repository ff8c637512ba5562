/** `undefined` for what is no address. `URL.canParse` would do, but Chrome before 120 and Safari before 17 lack it. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
