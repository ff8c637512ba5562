import type { AskedFieldName } from '../../shared/contact/asked-fields.ts'

export const contactFieldId = (name: AskedFieldName) => `contact-${name}`

export const contactPhotosId = 'contact-photos'

/** The form's first field, which the call bar leads to. */
export const firstContactFieldId = contactFieldId('name')
