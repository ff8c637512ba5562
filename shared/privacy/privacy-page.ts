/** The privacy page: what the software keeps, told in each language. Not in the messages, which every page loads. */
import type { Language } from '../languages.ts'
import type { Block } from '../site-types.ts'
import { privacyBlocks as en } from './privacy-en.ts'
import type { PrivacyBusiness, PrivacyFacts } from './privacy-facts.ts'

const texts: Partial<Record<Language, (business: PrivacyBusiness, facts: PrivacyFacts) => Block[]>> = { en }

export function privacyBlocks(language: Language, business: PrivacyBusiness, facts: PrivacyFacts): Block[] {
  const text = texts[language]
  if (!text) throw new Error(`The privacy page is not written in '${language}'`)
  return text(business, facts)
}
