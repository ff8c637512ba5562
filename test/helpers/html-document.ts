import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'

/** A parsed page. Texts and attributes are decoded, as in a browser. */
export type HtmlDocument = {
  all(selector: string): HtmlElement[]
  /** The text of the first match with whitespace collapsed, or an empty string. */
  text(selector: string): string
  /** The attribute of the first match, or an empty string. */
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

/** The visible text: word joiners are removed and whitespace is collapsed. */
export const textOf = (element: HtmlElement | null | undefined): string =>
  decode(element?.textContent ?? '')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim()

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Decodes the five escapes that React writes. */
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
