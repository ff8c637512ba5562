/** The languages that a site can speak. */
export type Language = 'en' | 'es'

type LanguageFacts = {
  /** As pages and structured data name it. */
  tag: string
  /** As Open Graph names it. */
  openGraph: string
  /** In the language itself. */
  name: string
  /** In front of its pages' addresses. */
  prefix: string
}

export const languages: Record<Language, LanguageFacts> = {
  en: { tag: 'en-US', openGraph: 'en_US', name: 'English', prefix: '' },
  es: { tag: 'es-US', openGraph: 'es_US', name: 'Español', prefix: '/es' },
}

const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

/** `en-US` → `en` */
export function languageOf(tag: string): Language {
  const code = tag.slice(0, 2)
  if (!isLanguage(code)) throw new Error(`No language has the tag '${tag}'`)
  return code
}
