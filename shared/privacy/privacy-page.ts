/** Text of the privacy page in each language. It is separate from the messages, because every page loads those. */
import type { Language } from '../content/languages.ts'
import type { Block } from '../content/site-types.ts'
import { privacyBlocks as en } from './privacy-en.ts'
import { privacyBlocks as es } from './privacy-es.ts'
import type { PrivacyBusiness, PrivacyFacts } from './privacy-facts.ts'

const texts: Record<Language, (business: PrivacyBusiness, facts: PrivacyFacts) => Block[]> = { en, es }

export const privacyBlocks = (language: Language, business: PrivacyBusiness, facts: PrivacyFacts): Block[] =>
  texts[language](business, facts)
