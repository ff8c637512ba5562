import type { AskedFieldName } from '../../shared/contact/asked-fields.ts'

export const contactFieldId = (name: AskedFieldName) => `contact-${name}`

/** The form's first field, which the call bar leads to. */
export const firstContactFieldId = contactFieldId('name')
