import { askedFields } from '../../shared/contact/asked-fields.ts'
import type { ContactErrors } from '../../shared/contact/contact-words.ts'
import { contactFieldId } from '../ui/contact-field-id.ts'

/** The form's errors for an `ErrorSummary`. */
export const contactSummary = (errors: ContactErrors) =>
  askedFields.flatMap(({ name }) => {
    const message = errors[name]
    return message ? [{ id: contactFieldId(name), message }] : []
  })
