import type { ContactFieldName } from '../../shared/contact/contact-fields.ts'

export const contactFieldId = (name: ContactFieldName) => `contact-${name}`

/** The form's first field, which the call bar leads to. */
export const firstContactFieldId = contactFieldId('name')
