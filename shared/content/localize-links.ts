import { pathOf } from '../addresses/routes.ts'
import { type Language, languages } from '../language/languages.ts'

/** Fields whose whole value is an address. In other fields, links are written `[label](/address/)`. */
const addressFields = new Set(['href', 'link', 'path', 'url'])

/** Matches page addresses: they end in a slash, file addresses don't. */
const pageAddress = /^\/(?![/\\])(?:[^?#]*\/)?(?:[?#].*)?$/

const linkInText = /\[([^\]]*)\]\((\/[^)\s]*)\)/g

/** The language in which a site has the page at a plain address. `undefined` if the site left the page out on purpose. */
export type LanguageOfPage = (plainPath: string) => Language | undefined

/**
 * Content in every language writes page addresses without a prefix (`/about/`). This adds the prefix of the language that has the page, which
 * is the content's own (`/es/about/`) where possible. In a text, a link to a page that was left out becomes plain text. Links to files and to
 * other sites do not change.
 */
export function localizeLinks(content: unknown, language: Language, languageOfPage: LanguageOfPage = () => language): unknown {
  const addressIn = (address: string): string | undefined => {
    if (address === pathOf('feed', 'en')) return pathOf('feed', language)
    if (!pageAddress.test(address)) return address
    const found = languageOfPage(address.replace(/[?#].*$/, ''))
    return found && languages[found].prefix + address
  }
  const redirectIn = (address: string) => (pageAddress.test(address) ? languages[language].prefix + address : address)
  const textIn = (text: string) =>
    text.replace(linkInText, (_, label: string, address: string) => {
      const localized = addressIn(address)
      return localized === undefined ? label : `[${label}](${localized})`
    })

  function localized(value: unknown, field: string): unknown {
    if (typeof value === 'string')
      return addressFields.has(field) ? (addressIn(value) ?? languages[language].prefix + value) : textIn(value)
    if (Array.isArray(value)) return value.map((item) => localized(item, field))
    if (typeof value !== 'object' || value === null) return value
    const isRedirects = field === 'redirects'
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => (isRedirects ? [redirectIn(key), localized(item, 'href')] : [key, localized(item, key)])),
    )
  }
  return localized(content, '')
}

/** The addresses of a text's links that lead to pages which were left out. */
export const linksToAbsentPages = (text: string, languageOfPage: LanguageOfPage): string[] =>
  [...text.matchAll(linkInText)].flatMap(([, , address = '']) =>
    pageAddress.test(address) && languageOfPage(address.replace(/[?#].*$/, '')) === undefined ? [address] : [],
  )
