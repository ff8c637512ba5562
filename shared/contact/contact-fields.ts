/**
 * The inquiry's fields, in the order of the form. The checks on both sides, the form, the mail, the owner's commands, the CSV, the key for
 * repeats and the lead file are made from this list; what a field is called is in the messages. `name` is the one that is posted.
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
      /** In code points, so an HTML `maxlength`, which counts UTF-16 units, must not repeat it. */
      maxLength: number
      autoComplete?: string
      /** Shares the row of the field before it where there is room. */
      isBesidePrevious?: boolean
    }
  /** Anything but one of the choices counts as not given. */
  | { name: string; kind: 'choice'; isRequired: false; choices: readonly string[]; isBesidePrevious?: boolean }

export type ContactFieldName = (typeof contactFields)[number]['name']

/** By name. A field that was not given is empty. */
export type ContactFields = Record<ContactFieldName, string>

/** Makes a value for each field. */
export function forEachField<Value>(make: (field: ContactField & { name: ContactFieldName }) => Value): Record<ContactFieldName, Value>
export function forEachField(make: (field: (typeof contactFields)[number]) => unknown): Record<string, unknown> {
  return Object.fromEntries(contactFields.map((field) => [field.name, make(field)]))
}
