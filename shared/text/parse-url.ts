/** `undefined` if `text` is not a URL. `URL.canParse` is missing in Chrome before 120 and Safari before 17. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Whether `text` is an http or https address of a whole site, without even a slash at its end: `https://www.example.com`. */
export const isOrigin = (text: string): boolean => /^https?:/.test(text) && parseUrl(text)?.origin === text
