import type { Messages } from '../language/messages.ts'
import { type AskedFieldName, askedFields } from './asked-fields.ts'
import type { ContactErrorCode, ContactErrorCodes } from './contact-form.ts'

type ContactFieldWords = {
  label: string
  /** For places that show the value next to it. */
  shortLabel: string
  /** What the privacy page calls it, as part of a sentence. */
  kept: string
  placeholder?: string
  /** By value. The empty key means 'not given'. */
  choices?: Readonly<Record<string, string>>
  errors?: Readonly<Partial<Record<ContactErrorCode, string | ((maxLength: number) => string)>>>
}

/** Error sentences by field, in the order of the form. */
export type ContactErrors = Partial<Record<AskedFieldName, string>>

/** The return type makes the compiler check that every language has words for every field. */
export const contactFieldWords = ({ form }: Pick<Messages, 'form'>): Record<AskedFieldName, ContactFieldWords> => form.fields

export function contactErrors(codes: ContactErrorCodes, messages: Pick<Messages, 'form'>): ContactErrors {
  const words = contactFieldWords(messages)
  const errors: ContactErrors = {}
  for (const field of askedFields) {
    const code = codes[field.name]
    if (!code) continue
    const message = words[field.name].errors?.[code] ?? messages.form.wrong
    errors[field.name] = typeof message === 'function' ? message('maxLength' in field ? field.maxLength : 0) : message
  }
  return errors
}
