/** The fields of the form, in order. `name` is the name of the posted field. Labels are in the messages. */
export const askedFields = [
  { name: 'name', kind: 'line', isRequired: true, maxLength: 100, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, maxLength: 254, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', isRequired: false, maxLength: 40, autoComplete: 'tel', isBesidePrevious: true },
  { name: 'reply-by', kind: 'choice', isRequired: false, choices: ['call', 'text', 'email'] },
  { name: 'call-time', kind: 'choice', isRequired: false, choices: ['morning', 'afternoon', 'evening'], isBesidePrevious: true },
  { name: 'comment', kind: 'text', isRequired: true, maxLength: 5000 },
] as const satisfies readonly ContactField[]

export type ContactField =
  | {
      name: string
      /** `text` has several lines, the others one. `origin` is cut off at `maxLength`. */
      kind: 'line' | 'email' | 'phone' | 'text' | 'origin'
      isRequired: boolean
      /** In code points. Don't use it as the HTML `maxlength`, which counts UTF-16 code units. */
      maxLength: number
      autoComplete?: string
      /** Placed in the same row as the previous field if there is room. */
      isBesidePrevious?: boolean
    }
  /** Any value other than one of the choices counts as empty. */
  | { name: string; kind: 'choice'; isRequired: false; choices: readonly string[]; isBesidePrevious?: boolean }

export type AskedFieldName = (typeof askedFields)[number]['name']
