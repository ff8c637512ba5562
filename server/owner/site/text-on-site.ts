import { contentTexts } from '../../../shared/content/content-places.ts'
import type { ContentSet } from '../../../shared/content/content-set.ts'
import { type FactWords, factWords, fillFacts, placeholdersIn } from '../../../shared/content/fact-words.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { plainText } from '../../../shared/text/inline-text.ts'

type Written = Pick<ContentSet, 'facts' | 'words'>

/** A text of a set as visitors read it. */
export const textOnSite = (text: string, { facts }: Written, language: Language): string =>
  plainText(String(fillFacts(text, factWords(facts, language))))

/** Where the site says a price, and one of the sentences that say it, because its name alone may not tell which one it is. */
export function priceOnSite(set: Written, name: string, language: Language): { sentence: string | undefined; places: string[] } {
  const placeholder = new RegExp(`\\{prices\\.${name}(\\.\\w+)?\\}`)
  const texts = contentTexts(set.words[language]).filter(({ value }) => placeholder.test(value))
  const sentences = texts.flatMap(({ value }) => value.split(/(?<=[.!?])\s+/))
  // In a table, a price may be alone in its cell.
  const found = sentences.find((text) => placeholder.test(text) && text.replace(placeholder, '').trim().includes(' '))
  return { sentence: found && textOnSite(found, set, language), places: texts.map(({ place }) => place) }
}

/** What the placeholders in a text stand for. Others, such as those of the estimate's templates, are not facts. */
export const placeholdersOf = (text: string, facts: FactWords): { placeholder: string; text: string }[] =>
  [...new Set(placeholdersIn(text))].flatMap((name) =>
    Object.hasOwn(facts, name) ? [{ placeholder: `{${name}}`, text: facts[name] ?? '' }] : [],
  )
