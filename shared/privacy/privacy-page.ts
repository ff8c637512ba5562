/** Text of the privacy page in each language. It is separate from the messages, because every page loads those. */
import { type AskedFieldName, askedFields } from '../contact/asked-fields.ts'
import { originFields } from '../contact/contact-fields.ts'
import type { Block } from '../content/site-types.ts'
import { type Language, languages } from '../language/languages.ts'
import { messagesFor } from '../language/messages.ts'
import { privacyBlocks as en } from './privacy-en.ts'
import { privacyBlocks as es } from './privacy-es.ts'
import type { KeptFields, PrivacyBusiness, PrivacyFacts } from './privacy-facts.ts'

const texts: Record<Language, (business: PrivacyBusiness, facts: PrivacyFacts, kept: KeptFields) => Block[]> = { en, es }

export const privacyBlocks = (language: Language, business: PrivacyBusiness, facts: PrivacyFacts): Block[] =>
  texts[language](business, facts, keptFields(language))

function keptFields(language: Language): KeptFields {
  const { form, keptOrigin } = messagesFor(language)
  const list = new Intl.ListFormat(languages[language].tag)
  const inWords = (fields: readonly { name: AskedFieldName }[]) => list.format(fields.map(({ name }) => form.fields[name].kept))
  return {
    required: inWords(askedFields.filter(({ isRequired }) => isRequired)),
    optional: inWords(askedFields.filter(({ isRequired }) => !isRequired)),
    origin: originFields.map(({ name }) => keptOrigin[name]),
  }
}
