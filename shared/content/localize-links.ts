import { pathOf } from '../pages/routes.ts'
import { type Language, languages } from './languages.ts'

/** Fields whose whole value is an address. In other fields, links are written `[label](/address/)`. */
const addressFields = new Set(['href', 'link', 'path', 'url'])

/** Matches page addresses: they end in a slash, file addresses don't. */
const pageAddress = /^\/(?![/\\])(?:[^?#]*\/)?(?:[?#].*)?$/

const linkInText = /(\]\()(\/[^)\s]*)(\))/g

/**
 * Content in every language writes page addresses without a prefix (`/about/`). This adds the language's prefix (`/es/about/`). Links to
 * files and to other sites do not change.
 */
export function localizeLinks(content: unknown, language: Language): unknown {
  return languages[language].prefix ? localized(content, '', language) : content
}

function localized(content: unknown, field: string, language: Language): unknown {
  if (typeof content === 'string') return addressFields.has(field) ? addressIn(content, language) : textIn(content, language)
  if (Array.isArray(content)) return content.map((item) => localized(item, field, language))
  if (typeof content !== 'object' || content === null) return content
  const isRedirects = field === 'redirects'
  return Object.fromEntries(
    Object.entries(content).map(([key, item]) =>
      isRedirects ? [addressIn(key, language), localized(item, 'href', language)] : [key, localized(item, key, language)],
    ),
  )
}

function addressIn(address: string, language: Language): string {
  if (address === pathOf('feed', 'en')) return pathOf('feed', language)
  return pageAddress.test(address) ? languages[language].prefix + address : address
}

const textIn = (text: string, language: Language) =>
  text.replace(linkInText, (_, before: string, address: string, after: string) => before + addressIn(address, language) + after)
