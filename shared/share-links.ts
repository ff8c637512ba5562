import { wellFormed } from './well-formed.ts'

/** Facebook's sharing page, which reads the address from `u`. */
export const facebookShareLink = (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`

/** A letter without a recipient (RFC 6068): line ends are CR LF, every space and `&` is escaped. */
export function emailShareLink({ title, url, footer }: { title: string; url: string; footer: string }): string {
  const body = `Hi, I wanted to share this link with you: ${url}\n\n${footer}`.replace(/\r?\n/g, '\r\n')
  return `mailto:?subject=${encode(title)}&body=${encode(body)}`
}

const encode = (text: string) => encodeURIComponent(wellFormed(text))
