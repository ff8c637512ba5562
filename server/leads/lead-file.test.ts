import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { forEachField } from '../../shared/contact/contact-fields.ts'
import { storedLead } from '../../test/fixtures/stored-lead.ts'
import { formatLeadFile, parseLeadFile } from './lead-file.ts'

const lead = {
  id: 'ab'.repeat(16),
  receivedAt: '2024-05-01T12:00:00.000Z',
  site: 'fencing',
  language: 'en',
  fields: { ...forEachField(() => ''), name: 'Ana 🏡', email: 'ana@example.com', phone: '', 'call-time': 'afternoon', comment: 'one\ntwo' },
  estimate: { query: 'material=cedar&length=120', low: 4200, high: 6100 },
  photos: [{ name: '1.jpg', bytes: 70_000 }],
}

test('a written lead is read back unchanged', () => {
  expect(parseLeadFile(formatLeadFile(lead))).toEqual({ status: 'lead', lead })
  expect(JSON.parse(formatLeadFile(lead))).toMatchObject({ v: 2, ...lead })
})

test('missing optional parts are left out of the file', () => {
  const { language: _, estimate: __, ...rest } = { ...lead, photos: [] }
  expect(Object.keys(JSON.parse(formatLeadFile(rest)))).toEqual(['v', 'id', 'receivedAt', 'site', 'fields', 'sum'])
  expect(parseLeadFile(formatLeadFile(rest))).toEqual({ status: 'lead', lead: rest })
})

test('a file of the first release can be read', () => {
  expect(parseLeadFile(storedLead.text)).toEqual({ status: 'lead', lead: storedLead.lead })
})

test('a file from before or after a field was added can be read', () => {
  const { sum: _sum, fields, ...rest } = JSON.parse(formatLeadFile(lead))
  const { 'call-time': _, ...fewer } = fields
  const signed = (content: object) =>
    JSON.stringify({ ...content, sum: createHash('sha256').update(JSON.stringify(content)).digest('hex') })
  const before = parseLeadFile(signed({ ...rest, fields: fewer }))
  expect(before).toMatchObject({ status: 'lead', lead: { fields: { 'call-time': '' } } })
  const after = parseLeadFile(signed({ ...rest, fields: { ...fields, 'of-a-later-release': 'x' }, more: true }))
  expect(after).toEqual({ status: 'lead', lead })
})

test('changed white space is accepted, changed contents are not', () => {
  const stored: Record<string, unknown> = JSON.parse(formatLeadFile(lead))
  expect(parseLeadFile(JSON.stringify(stored, null, 2)).status).toBe('lead')
  for (const change of [{ page: '/x/' }, { site: 'insulation' }, { language: 'es' }, { photos: [] }]) {
    expect(parseLeadFile(JSON.stringify({ ...stored, ...change }))).toEqual({ status: 'unreadable', code: 'EALTERED' })
  }
})

test('a file truncated anywhere is detected', () => {
  const whole = formatLeadFile(lead)
  for (let length = 0; length < whole.length - 1; length += 1) expect(parseLeadFile(whole.slice(0, length)).status).toBe('unreadable')
})

test.each([
  '',
  '\n',
  'null',
  '[]',
  '"x"',
  '{}',
  '{"v":1}',
  '<html>',
  '{"__proto__":{"v":2}}',
  '{"v":"2"}',
  '\u0000',
])('%j is not a lead', (text) => {
  expect(parseLeadFile(text).status).toBe('unreadable')
})

test('a file of a later release is reported as newer', () => {
  expect(parseLeadFile('{"v":3,"anything":true}')).toEqual({ status: 'newer' })
})
