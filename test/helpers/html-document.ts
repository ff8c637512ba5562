import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'

/** A parsed page: what tests ask of one. Names and values come as a browser would give them. */
export type HtmlDocument = {
  all(selector: string): HtmlElement[]
  /** The text of the first match, spaces run together; empty without one. */
  text(selector: string): string
  /** The attribute of the first match; empty without one. */
  attribute(selector: string, name: string): string
}

const config = await new StaticConfigLoader({ root: true }).getConfigFor('page.html')

export function parseHtml(html: string): HtmlDocument {
  const root = new Parser(config).parseHtml(html)
  return {
    all: (selector) => root.querySelectorAll(selector),
    text: (selector) => textOf(root.querySelector(selector)),
    attribute: (selector, name) => attributeOf(root.querySelector(selector), name),
  }
}

export const attributeOf = (element: HtmlElement | null | undefined, name: string): string => decode(element?.getAttributeValue(name) ?? '')

/** As it is read: word joiners show nothing. */
export const textOf = (element: HtmlElement | null | undefined): string =>
  decode(element?.textContent ?? '')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim()

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Of the escapes that React writes, which are these five. */
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
