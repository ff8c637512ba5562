import { pathOf } from '../pages/routes.ts'
import { type Language, languages } from './languages.ts'

/** Fields that hold an address alone; in every other text, links stand as `[label](/address/)`. */
const addressFields = new Set(['href', 'link', 'path', 'url'])

/** Pages end in a slash, files do not. */
const pageAddress = /^\/(?![/\\])(?:[^?#]*\/)?(?:[?#].*)?$/

const linkInText = /(\]\()(\/[^)\s]*)(\))/g

/**
 * Content writes addresses of pages plainly in every language, `/about/`. Where the language has addresses of its own, they become those,
 * `/es/about/`; files and other sites stay as they are.
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
