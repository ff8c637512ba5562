import { wellFormed } from '../text/well-formed.ts'
import { type AskedFieldName, askedFields, type ContactField } from './asked-fields.ts'
import { type ContactFieldName, type ContactFields, mapFields } from './contact-fields.ts'

/** What is wrong with a field. The messages contain a sentence for each code. */
export type ContactErrorCode = 'missing' | 'repeated' | 'tooLong' | 'malformed'
export type ContactErrorCodes = Partial<Record<AskedFieldName, ContactErrorCode>>
type ContactFormResult =
  | { status: 'valid'; fields: ContactFields }
  /** `values` are as typed, for showing the form again. */
  | { status: 'invalid'; errors: ContactErrorCodes; values: ContactFields }

// The WHATWG syntax of `type=email`, so that the server accepts exactly what browsers accept.
const mailbox =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const control = /[\p{Cc}\u2028\u2029]/u
const controls = /[\p{Cc}\u2028\u2029]/gu
// Format characters, characters without a glyph (Hangul fillers, variation selectors) and the blank Braille cell.
const invisibles = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
// Persian and Indic names need joiners between their letters.
const strayInvisibles = /(?!(?<=[\p{L}\p{M}])[\u200c\u200d]\p{L})[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
// No-break spaces and the like, which contact apps and word processors insert.
const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

/** Validates a posted form, in the browser and on the server. Unknown fields are dropped. */
export function parseContactForm(input: Record<string, unknown>): ContactFormResult {
  const values = mapFields(({ name }) => postedValue(input, name))
  const fields = mapFields((field) => normalize(field, values[field.name]))
  const errors: ContactErrorCodes = {}
  for (const field of askedFields) {
    const code = isRepeated(input, field.name) ? 'repeated' : check(field, fields[field.name])
    if (code) errors[field.name] = code
  }
  return Object.keys(errors).length > 0 ? { status: 'invalid', errors, values } : { status: 'valid', fields }
}

function check(field: ContactField, value: string): ContactErrorCode | undefined {
  if (field.kind === 'choice') return undefined
  if (codePoints(value) > field.maxLength) return 'tooLong'
  if (value === '') return field.isRequired ? 'missing' : undefined
  if (field.kind === 'line' && control.test(value)) return 'malformed'
  if (field.kind === 'email' && !mailbox.test(value)) return 'malformed'
}

function postedValue(input: Record<string, unknown>, name: ContactFieldName): string {
  const value = Object.hasOwn(input, name) ? input[name] : ''
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? wellFormed(first) : ''
}

function isRepeated(input: Record<string, unknown>, name: ContactFieldName): boolean {
  return Object.hasOwn(input, name) && input[name] !== undefined && typeof input[name] !== 'string'
}

function normalize(field: ContactField, value: string): string {
  if (field.kind === 'choice') return field.choices.includes(value) ? value : ''
  if (field.kind === 'phone') return looseLine(value)
  if (field.kind === 'origin') return [...looseLine(value)].slice(0, field.maxLength).join('')
  if (field.kind === 'email') return value.normalize('NFC').replace(invisibles, '').replace(oddSpaces, '').trim()
  if (field.kind === 'line') return value.normalize('NFC').replace(strayInvisibles, '').replace(oddSpaces, ' ').trim()
  const text = value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
  return text.replace(invisibles, '').replace(controls, '').trim() === '' ? '' : text
}

// Any text is accepted. Numbers copied from contact apps contain direction marks and unusual spaces.
function looseLine(value: string): string {
  return value.normalize('NFC').replace(controls, ' ').replace(invisibles, '').replace(/\s+/g, ' ').trim()
}

function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}
