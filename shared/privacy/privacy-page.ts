/** The privacy page: what the software keeps, told in each language. Not in the messages, which every page loads. */
import type { Language } from '../content/languages.ts'
import type { Block } from '../content/site-types.ts'
import { privacyBlocks as en } from './privacy-en.ts'
import { privacyBlocks as es } from './privacy-es.ts'
import type { PrivacyBusiness, PrivacyFacts } from './privacy-facts.ts'

const texts: Record<Language, (business: PrivacyBusiness, facts: PrivacyFacts) => Block[]> = { en, es }

export const privacyBlocks = (language: Language, business: PrivacyBusiness, facts: PrivacyFacts): Block[] =>
  texts[language](business, facts)
