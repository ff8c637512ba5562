import { contentTexts } from '../../../shared/content/content-places.ts'
import type { ContentSet } from '../../../shared/content/content-set.ts'
import { factWords, fillFacts } from '../../../shared/content/fact-words.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { plainText } from '../../../shared/text/inline-text.ts'

type Written = Pick<ContentSet, 'facts' | 'words'>

/** A text of a set as visitors read it. */
export const textOnSite = (text: string, { facts }: Written, language: Language): string =>
  plainText(String(fillFacts(text, factWords(facts, language))))

/** A sentence of the site that says a price, because its name alone may not tell which one it is. */
export function priceSentence(set: Written, name: string, language: Language): string | undefined {
  const placeholder = new RegExp(`\\{prices\\.${name}(\\.\\w+)?\\}`)
  const sentences = contentTexts(set.words[language]).flatMap(({ value }) => value.split(/(?<=[.!?])\s+/))
  // In a table, a price may be alone in its cell.
  const found = sentences.find((text) => placeholder.test(text) && text.replace(placeholder, '').trim().includes(' '))
  return found && textOnSite(found, set, language)
}
