import { type AskedFieldName, askedFields, type ContactField } from './asked-fields.ts'

/** Where the visitor came from. Filled in by script, and never an error. */
export const originFields = [
  { name: 'page', kind: 'origin', isRequired: false, maxLength: 200 },
  { name: 'first-page', kind: 'origin', isRequired: false, maxLength: 200 },
  { name: 'referrer', kind: 'origin', isRequired: false, maxLength: 200 },
  { name: 'utm_source', kind: 'origin', isRequired: false, maxLength: 200 },
  { name: 'utm_medium', kind: 'origin', isRequired: false, maxLength: 200 },
  { name: 'utm_campaign', kind: 'origin', isRequired: false, maxLength: 200 },
  { name: 'ad', kind: 'choice', isRequired: false, choices: ['google', 'facebook', 'bing'] },
] as const satisfies readonly ContactField[]

/**
 * All fields of an inquiry. Validation, the mail, the `leads` commands, the CSV export, the lead file and the privacy page use this list.
 * The browser's first scripts have only `askedFields`.
 */
export const contactFields = [...askedFields, ...originFields]

export type OriginFieldName = (typeof originFields)[number]['name']
export type ContactFieldName = AskedFieldName | OriginFieldName

/** Values by field name; an empty string if not given. */
export type ContactFields = Record<ContactFieldName, string>

/** A record with one value per field. */
export function mapFields<Value>(make: (field: ContactField & { name: ContactFieldName }) => Value): Record<ContactFieldName, Value>
export function mapFields(make: (field: (typeof contactFields)[number]) => unknown): Record<string, unknown> {
  return Object.fromEntries(contactFields.map((field) => [field.name, make(field)]))
}
