/** The languages that a site can speak. */
export const languageCodes = ['en', 'es'] as const

export type Language = (typeof languageCodes)[number]

type LanguageFacts = {
  /** As pages, manifests and structured data name it. */
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

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)
