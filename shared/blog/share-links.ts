import { wellFormed } from '../text/well-formed.ts'

/** Facebook's sharing page, which reads the address from `u`. */
export const facebookShareLink = (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`

/** A letter without a recipient (RFC 6068): line ends are CR LF, every space and `&` is escaped. */
export function emailShareLink({ title, text }: { title: string; text: string }): string {
  return `mailto:?subject=${encode(title)}&body=${encode(text.replace(/\r?\n/g, '\r\n'))}`
}

const encode = (text: string) => encodeURIComponent(wellFormed(text))
