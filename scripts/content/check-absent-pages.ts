import { contentTexts } from '../../shared/content/content-places.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { joinPages } from '../../shared/content/join-pages.ts'
import { linksToAbsentPages } from '../../shared/content/localize-links.ts'
import { languageOfPages } from '../../shared/content/set-pages.ts'
import type { Language } from '../../shared/language/languages.ts'
import { type Finding, warning } from './finding.ts'

/** Finds texts that link to a page which the set does not have. Visitors see them without the link. */
export function checkAbsentPages(set: ContentSet, language: Language): Finding[] {
  const languageOfPage = languageOfPages(set, language)
  return contentTexts(joinPages(set, language)).flatMap(({ place, value }) =>
    linksToAbsentPages(value, languageOfPage).map((address) =>
      warning(place, `links to '${address}', which the site does not have, so its readers see no link`),
    ),
  )
}
