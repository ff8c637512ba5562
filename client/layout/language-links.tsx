import { pathOf } from '../../shared/addresses/routes.ts'
import { languages } from '../../shared/language/languages.ts'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useSite } from '../contexts/site-context.ts'

/** Links to this page in the site's other languages. They do a full load, because everything on the page changes. */
export function LanguageLinks({ page, className }: { page: PageData; className: string }) {
  const { language, languages: siteLanguages } = useSite()
  return siteLanguages
    .filter((other) => other !== language)
    .map((other) => {
      const path = page.alternates?.find((alternate) => alternate.language === other)?.path ?? pathOf('home', other)
      return (
        <a key={other} href={path} lang={other} hrefLang={other} className={className}>
          {languages[other].name}
        </a>
      )
    })
}
