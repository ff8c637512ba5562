import { joinSite } from '../../shared/content/compose-site.ts'
import { contentTexts, placeOf } from '../../shared/content/content-places.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { absentScreens, languagesOf } from '../../shared/content/set-pages.ts'
import { type Language, languageCodes, languages } from '../../shared/language/languages.ts'
import { type Finding, type LocatedFinding, warning } from './finding.ts'

/** A set that lists no known language has no site to check. */
export const checkLanguageList = (set: Pick<ContentSet, 'facts'>): LocatedFinding[] =>
  languagesOf(set).length > 0
    ? []
    : [{ level: 'error', file: 'settings.ts', field: 'languages', message: `must list at least one of '${languageCodes.join("', '")}'` }]

const untranslated = 'is the same as in '

export const isUntranslated = (message: string) => message.startsWith(untranslated)

/** Finds texts of an additional language that are still the same as in the first one. */
export function checkTranslation(set: ContentSet, language: Language): Finding[] {
  const [first = language] = languagesOf(set)
  if (language === first) return []
  const textsOf = (site: object) => new Map(contentTexts(site).map(({ place, value }) => [place, value]))
  const firstTexts = textsOf(joinSite(set, first))
  // Texts from the facts are the same on purpose.
  const facts = new Set(contentTexts(set.facts).map(({ value }) => value))
  const isBorrowed = (place: string) => place.startsWith('contact.') && absentScreens(set, language).includes('contact')
  const same = contentTexts(joinSite(set, language)).filter(
    ({ place, value }) => !isBorrowed(place) && isSentence(value) && firstTexts.get(place) === value && !facts.has(value),
  )
  const sameDrawingTexts = Object.entries(set.words[language]?.drawings ?? {}).filter(([text, words]) => isSentence(text) && text === words)
  const places = [...same.map(({ place }) => place), ...sameDrawingTexts.map(([text]) => placeOf('drawings', text))]
  return places.map((place) => warning(place, untranslated + languages[first].name))
}

/** Names, numbers and single words may be the same in two languages. */
const isSentence = (text: string) => /\s/.test(text) && /(?<![\p{L}\d/.-])\p{Ll}{2,}/u.test(text)
