import { expect, test } from 'vitest'
import { askedFields } from './asked-fields.ts'
import { contactFields, mapFields } from './contact-fields.ts'
import { parseContactForm } from './contact-form.ts'

const good = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '(805) 555-0142', comment: 'A gate,\r\nplease' }

function errorsOf(change: Record<string, unknown>) {
  const result = parseContactForm({ ...good, ...change })
  return result.status === 'invalid' ? result.errors : {}
}

function fieldsOf(change: Record<string, unknown>) {
  const result = parseContactForm({ ...good, ...change })
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.errors))
  return result.fields
}

test('a valid form is trimmed, and its text has LF line breaks and is in NFC', () => {
  expect(fieldsOf({ name: '  Ange\u0301lica \n', comment: 'one\r\ntwo\rthree\n' })).toEqual({
    ...mapFields(() => ''),
    name: 'Ang\u00e9lica',
    email: 'ana@example.com',
    phone: '(805) 555-0142',
    comment: 'one\ntwo\nthree',
  })
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['spaces', '   '],
  ['no-break spaces', '\u00a0\u2003'],
  ['zero-width characters', '\u200b\u2060\ufeff'],
  ['Hangul filler', '\u3164'],
  ['blank Braille cells', '\u2800 \u2800'],
])('%s does not count as filled in', (_, value) => {
  expect(errorsOf({ name: value, email: value, comment: value })).toEqual({
    name: 'missing',
    email: 'missing',
    comment: 'missing',
  })
  expect(errorsOf({ phone: value })).toEqual({})
})

test('a message of control characters does not count as filled in', () => {
  expect(errorsOf({ comment: '\u0000 \u0007\n\u009b\u200b' })).toEqual({ comment: 'missing' })
})

test('an empty form names every required field and keeps what was typed', () => {
  const result = parseContactForm({ name: ' ', phone: ' 12 ', extra: 'x' })
  expect(result).toEqual({
    status: 'invalid',
    errors: { name: 'missing', email: 'missing', comment: 'missing' },
    values: { ...mapFields(() => ''), name: ' ', phone: ' 12 ' },
  })
})

test('lengths are counted in code points, after normalization', () => {
  expect(errorsOf({ name: '🏡'.repeat(100) })).toEqual({})
  expect(errorsOf({ name: '🏡'.repeat(101) })).toEqual({ name: 'tooLong' })
  expect(errorsOf({ name: 'e\u0301'.repeat(100) })).toEqual({})
  // U+0958 is two code points in NFC.
  expect(errorsOf({ name: '\u0958'.repeat(51) }).name).toBeDefined()
  expect(errorsOf({ comment: '\r\n'.repeat(2000) + 'x'.repeat(5000) })).toEqual({})
  expect(errorsOf({ comment: `x${'\r\n'.repeat(4998)}x` })).toEqual({})
  expect(errorsOf({ comment: 'x'.repeat(5001) }).comment).toBe('tooLong')
  expect(errorsOf({ phone: '1'.repeat(41) }).phone).toBe('tooLong')
  expect(errorsOf({ email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}` })).toEqual({})
  expect(errorsOf({ email: `${'a'.repeat(65)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}` }).email).toBe('tooLong')
})

test.each(['a@b', 'x.@y.z', 'call@3', "o'hara+tag@mail.example.co.uk", '.a..b@c', 'A@B-C.d'])('browsers accept %s, so do we', (email) => {
  expect(errorsOf({ email })).toEqual({})
})

test.each([
  'a',
  '@b',
  'a@',
  'a@-b',
  'a@b-',
  'a b@c',
  'a@b..c',
  'a@b.',
  '"a b"@c',
  'a@[1.2.3.4]',
  'ä@b',
  'a@b, c@d',
  'a@b\nBcc: c@d',
])('browsers refuse %j, so do we', (email) => {
  expect(errorsOf({ email }).email).toBe('malformed')
})

test.each(['\t', '\n', '\r', '\0', '\u0085', '\u2028'])('a control character (%j) inside a name or an address is an error', (character) => {
  expect(errorsOf({ name: `a${character}b`, email: `a${character}b@c` })).toEqual({
    name: 'malformed',
    email: 'malformed',
  })
  expect(errorsOf({ comment: `a${character}b` })).toEqual({})
})

test.each([
  ['\u202a+1\u00a0805\u2011555\u20110142\u202c', '+1 805\u2011555\u20110142'],
  ['805-555-0142\text. 5', '805-555-0142 ext. 5'],
  ['after 5pm #12', 'after 5pm #12'],
  ['\u0000\u200b', ''],
])('the phone %j is kept as %j', (typed, kept) => {
  expect(fieldsOf({ phone: typed }).phone).toBe(kept)
})

test.each([
  'pat@example.com\u200e',
  '\u202apat@example.com\u202c',
  'pat\u200b@example.com',
  '\ufeffpat@example.com',
  'pat@example.com\u00a0',
  'pat@\u2003example.com',
  'pat@exam\u00adple.com',
])('the address %j is kept without its invisible characters and odd spaces', (email) => {
  expect(fieldsOf({ email }).email).toBe('pat@example.com')
})

test.each([
  ['\u202aAna Ruiz\u202c', 'Ana Ruiz'],
  ['Ana\u200b Ru\u00adiz\u200e', 'Ana Ruiz'],
  ['\u00a0Ana\u00a0Ruiz\u2003', 'Ana Ruiz'],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['\u0d2e\u0d28\u0d4d\u200d\u0d2e', '\u0d2e\u0d28\u0d4d\u200d\u0d2e'],
  ['\u200cAna\u200d', 'Ana'],
])('the name %j is kept as %j', (typed, kept) => {
  expect(fieldsOf({ name: typed }).name).toBe(kept)
})

test('a repeated field is an error, and unknown fields are dropped', () => {
  expect(errorsOf(mapFields(() => ['a', 'b']))).toEqual(Object.fromEntries(askedFields.map(({ name }) => [name, 'repeated'])))
  expect(errorsOf({ comment: { a: 1 } }).comment).toBeDefined()
  expect(Object.keys(fieldsOf({ isAdmin: 'yes', 'bot-field': '' }))).toEqual(contactFields.map(({ name }) => name))
})

test('inherited properties are not input', () => {
  const input: Record<string, unknown> = Object.create({ ...good })
  expect(parseContactForm(input)).toMatchObject({ status: 'invalid', values: { name: '', comment: '' } })
  expect(parseContactForm(Object.assign(Object.create(null), good)).status).toBe('valid')
})

test('a time to call and a way to reply are one of three choices; any other value counts as empty', () => {
  for (const way of ['call', 'text', 'email']) expect(fieldsOf({ 'reply-by': way })['reply-by']).toBe(way)
  for (const way of ['', 'Call', 'fax']) expect(fieldsOf({ 'reply-by': way })['reply-by']).toBe('')
  for (const time of ['morning', 'afternoon', 'evening']) expect(fieldsOf({ 'call-time': time })['call-time']).toBe(time)
  for (const time of [undefined, '', 'any', 'Morning', ' morning', 'noon', 'morning\0', '=1+1', 'x'.repeat(9000)]) {
    expect(fieldsOf({ 'call-time': time })['call-time']).toBe('')
  }
})

test('where a visitor came from is never refused, but made one line and cut at 200 characters', () => {
  expect(
    fieldsOf({ page: ' /contact/\n\u202e', referrer: ['a.example', 'b.example'], utm_source: '🏡'.repeat(300), utm_medium: {} }),
  ).toMatchObject({
    page: '/contact/',
    referrer: 'a.example',
    utm_source: '🏡'.repeat(200),
    utm_medium: '',
  })
  for (const ad of ['google', 'facebook', 'bing']) expect(fieldsOf({ ad }).ad).toBe(ad)
  for (const ad of ['Google', 'CjwKCAiA', '', 'x'.repeat(9000)]) expect(fieldsOf({ ad }).ad).toBe('')
})

test('a lone surrogate becomes the replacement character', () => {
  expect(fieldsOf({ name: 'a\ud83c' }).name).toBe('a\ufffd')
})

test('10,000 addresses generated from the grammar are accepted', () => {
  const atoms = "abcXYZ0189.!#$%&'*+/=?^_`{|}~-"
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const word = (letters: string, length: number) => Array.from({ length }, () => letters[random(letters.length)]).join('')
  for (let round = 0; round < 10_000; round += 1) {
    const labels = Array.from({ length: 1 + random(4) }, () => `${word('aZ9', 1)}${word('aZ9-', random(20))}${word('aZ9', 1)}`)
    const email = `${word(atoms, 1 + random(64))}@${labels.join('.')}`
    expect(errorsOf({ email }), email).toEqual({})
  }
})
