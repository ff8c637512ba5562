import { wellFormed } from '../text/well-formed.ts'

/** Facebook's sharing page for an address. */
export const facebookShareLink = (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`

/** A `mailto:` link without a recipient. RFC 6068: line breaks are CR LF, and spaces and `&` are percent-encoded. */
export function emailShareLink({ title, text }: { title: string; text: string }): string {
  return `mailto:?subject=${encode(title)}&body=${encode(text.replace(/\r?\n/g, '\r\n'))}`
}

const encode = (text: string) => encodeURIComponent(wellFormed(text))
