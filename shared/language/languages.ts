/** The languages that the interface supports. */
export const languageCodes = ['en', 'es'] as const

export type Language = (typeof languageCodes)[number]

type LanguageFacts = {
  /** BCP 47 tag for pages, manifests and structured data. */
  tag: string
  /** Value of `og:locale`. */
  openGraph: string
  /** The language's own name for itself. */
  name: string
  /** Path prefix of its pages. */
  prefix: string
}

export const languages: Record<Language, LanguageFacts> = {
  en: { tag: 'en-US', openGraph: 'en_US', name: 'English', prefix: '' },
  es: { tag: 'es-US', openGraph: 'es_US', name: 'Español', prefix: '/es' },
}

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)
