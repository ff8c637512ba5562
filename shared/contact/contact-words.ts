import type { Messages } from '../messages/messages.ts'
import { type ContactFieldName, contactFields } from './contact-fields.ts'
import type { ContactErrorCode, ContactErrorCodes } from './contact-form.ts'

export type ContactFieldWords = {
  label: string
  /** Where the answer stands beside it. */
  shortLabel: string
  placeholder?: string
  /** By value; the empty one is what counts as not given. */
  choices?: Readonly<Record<string, string>>
  errors: Readonly<Partial<Record<ContactErrorCode, string | ((maxLength: number) => string)>>>
}

/** What is to be mended, in sentences, by field and in the order of the form. */
export type ContactErrors = Partial<Record<ContactFieldName, string>>

/** The compiler sees to it that every field has its words in every language. */
export const contactFieldWords = ({ form }: Pick<Messages, 'form'>): Record<ContactFieldName, ContactFieldWords> => form.fields

export function contactErrors(codes: ContactErrorCodes, messages: Pick<Messages, 'form'>): ContactErrors {
  const words = contactFieldWords(messages)
  const errors: ContactErrors = {}
  for (const field of contactFields) {
    const code = codes[field.name]
    if (!code) continue
    const told = words[field.name].errors[code] ?? messages.form.wrong
    errors[field.name] = typeof told === 'function' ? told('maxLength' in field ? field.maxLength : 0) : told
  }
  return errors
}
