/**
 * The fields of an inquiry, in the order of the form. Validation, the form, the mail, the `leads` commands, the CSV export, the duplicate
 * check and the lead file all use this list. Labels are in the messages. `name` is the name of the posted field.
 */
export const contactFields = [
  { name: 'name', kind: 'line', isRequired: true, maxLength: 100, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, maxLength: 254, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', isRequired: false, maxLength: 40, autoComplete: 'tel', isBesidePrevious: true },
  { name: 'call-time', kind: 'choice', isRequired: false, choices: ['morning', 'afternoon', 'evening'] },
  { name: 'comment', kind: 'text', isRequired: true, maxLength: 5000 },
] as const satisfies readonly ContactField[]

export type ContactField =
  | {
      name: string
      /** `line` and `phone` are one line of text, `text` is several. */
      kind: 'line' | 'email' | 'phone' | 'text'
      isRequired: boolean
      /** In code points. Don't use it as the HTML `maxlength`, which counts UTF-16 code units. */
      maxLength: number
      autoComplete?: string
      /** Placed in the same row as the previous field if there is room. */
      isBesidePrevious?: boolean
    }
  /** Any value other than one of the choices counts as empty. */
  | { name: string; kind: 'choice'; isRequired: false; choices: readonly string[]; isBesidePrevious?: boolean }

export type ContactFieldName = (typeof contactFields)[number]['name']

/** Values by field name; an empty string if not given. */
export type ContactFields = Record<ContactFieldName, string>

/** Builds a record with one value per field. */
export function forEachField<Value>(make: (field: ContactField & { name: ContactFieldName }) => Value): Record<ContactFieldName, Value>
export function forEachField(make: (field: (typeof contactFields)[number]) => unknown): Record<string, unknown> {
  return Object.fromEntries(contactFields.map((field) => [field.name, make(field)]))
}
