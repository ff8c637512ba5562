import { wellFormed } from './well-formed.ts'

export type ContactFields = { name: string; email: string; phone: string; comment: string }
export type ContactErrors = Partial<Record<keyof ContactFields, string>>
export type ContactFormResult =
  | { status: 'valid'; fields: ContactFields }
  /** `values` are as typed, for showing the form again. */
  | { status: 'invalid'; errors: ContactErrors; values: ContactFields }

/** In code points, so an HTML `maxlength`, which counts UTF-16 units, must not repeat them. */
export const contactFormLimits = { name: 100, email: 254, phone: 40, comment: 5000 } as const

const fieldNames = ['name', 'email', 'phone', 'comment'] as const

// The WHATWG syntax of `type=email`: what a browser lets through, the server takes.
const mailbox =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const control = /[\p{Cc}\u2028\u2029]/u
const controls = /[\p{Cc}\u2028\u2029]/gu
// Format characters, what fonts draw as nothing (Hangul fillers, variation selectors) and the blank Braille cell.
const invisibles = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Checks what was posted, the same way in the browser and on the server. Fields that are not ours are dropped. */
export function parseContactForm(input: Record<string, unknown>): ContactFormResult {
  const values = typedValues(input)
  const fields: ContactFields = {
    name: normalise(values.name),
    email: normalise(values.email),
    phone: normalisePhone(values.phone),
    comment: normalise(values.comment),
  }
  const errors: ContactErrors = {}
  for (const field of fieldNames) {
    const message = isRepeated(input, field) ? repeatedMessages[field] : checks[field](fields[field])
    if (message) errors[field] = message
  }
  return Object.keys(errors).length > 0 ? { status: 'invalid', errors, values } : { status: 'valid', fields }
}

const repeatedMessages: Record<keyof ContactFields, string> = {
  name: 'Enter your name once',
  email: 'Enter one email address',
  phone: 'Enter one phone number',
  comment: 'Tell us once what you would like done',
}

const checks: Record<keyof ContactFields, (value: string) => string | undefined> = {
  name(value) {
    if (value === '') return 'Enter your name'
    if (control.test(value)) return 'Enter your name on one line, without tabs'
    if (codePoints(value) > contactFormLimits.name) return `Your name must be ${contactFormLimits.name} characters or fewer`
  },
  email(value) {
    if (codePoints(value) > contactFormLimits.email) return `Your email address must be ${contactFormLimits.email} characters or fewer`
    if (!mailbox.test(value)) return 'Enter an email address, like name@example.com'
  },
  phone(value) {
    if (codePoints(value) > contactFormLimits.phone) return `Your phone number must be ${contactFormLimits.phone} characters or fewer`
  },
  comment(value) {
    if (value === '') return 'Tell us what you would like done'
    if (codePoints(value) > contactFormLimits.comment) return 'Your message must be 5,000 characters or fewer'
  },
}

function typedValues(input: Record<string, unknown>): ContactFields {
  return { name: typed(input, 'name'), email: typed(input, 'email'), phone: typed(input, 'phone'), comment: typed(input, 'comment') }
}

function typed(input: Record<string, unknown>, field: keyof ContactFields): string {
  const value = Object.hasOwn(input, field) ? input[field] : ''
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? wellFormed(first) : ''
}

function isRepeated(input: Record<string, unknown>, field: keyof ContactFields): boolean {
  return Object.hasOwn(input, field) && input[field] !== undefined && typeof input[field] !== 'string'
}

function normalise(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
  return text.replace(invisibles, '').trim() === '' ? '' : text
}

// An optional field never costs a lead for its form: numbers copied from contact apps carry direction marks and odd spaces.
function normalisePhone(value: string): string {
  return value.normalize('NFC').replace(controls, ' ').replace(invisibles, '').replace(/\s+/g, ' ').trim()
}

function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}
