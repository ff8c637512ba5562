import { findPage, type LanguageTable, languageAt } from '../../shared/addresses/find-page.ts'
import { isMissing, pathOf, withoutLanguage, withTrailingSlash } from '../../shared/addresses/routes.ts'
import { type Language, languages } from '../../shared/language/languages.ts'
import type { PageData } from '../../shared/pages/page-data.ts'

type LanguageTables = readonly [LanguageTable, ...LanguageTable[]]

/** Where the other languages have the page, or the nearest one. `undefined` if there is only one language. */
export function alternatesAt(tables: LanguageTables, path: string): PageData['alternates'] {
  const here = languageAt(tables, path)
  const others = tables.filter((table) => table !== here)
  if (others.length === 0) return undefined
  const page = findPage(here, path)
  return others.map((table) => {
    const { language } = table
    const found = findPage(table, languages[language].prefix + withoutLanguage(withTrailingSlash(path), here.language))
    const isTranslation = !isMissing(page) && !isMissing(found) && found.id === page.id
    return { language, path: isTranslation ? found.path : nearest(path, here.language, table), isTranslation }
  })
}

/** The blog for posts and the list of work for jobs, if the language has one; the home page for everything else. */
function nearest(path: string, here: Language, { language, pages }: LanguageTable): string {
  const list = (['blog', 'work'] as const).find((screen) => path.startsWith(pathOf(screen, here)) && pages.has(pathOf(screen, language)))
  return pathOf(list ?? 'home', language)
}
