import { type Language, languages } from '../../shared/content/languages.ts'
import type { PageData } from '../../shared/pages/page-data.ts'
import {
  findPage,
  isMissing,
  type LanguageTable,
  languageAt,
  pathOf,
  withoutLanguage,
  withTrailingSlash,
} from '../../shared/pages/routes.ts'

export type LanguageTables = readonly [LanguageTable, ...LanguageTable[]]

/** Where each other language of the site has the page at a path, or else what it has nearest to it. `undefined` where there is no other. */
export function alternatesAt(tables: LanguageTables, path: string): PageData['alternates'] {
  const here = languageAt(tables, path)
  const others = tables.filter((table) => table !== here)
  if (others.length === 0) return undefined
  const page = findPage(here, path)
  return others.map((table) => {
    const { language } = table
    const found = findPage(table, languages[language].prefix + withoutLanguage(withTrailingSlash(path), here.language))
    const isTranslation = !isMissing(page) && !isMissing(found) && found.id === page.id
    return { language, path: isTranslation ? found.path : nearest(path, here.language, language), isTranslation }
  })
}

/** The blog for its posts, the home page for addresses without a page. */
const nearest = (path: string, here: Language, language: Language) =>
  pathOf(path.startsWith(pathOf('blog', here)) ? 'blog' : 'home', language)
