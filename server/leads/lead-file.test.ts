import { expect, test } from 'vitest'
import { storedLead } from '../../test/fixtures/stored-lead.ts'
import { formatLeadFile, parseLeadFile } from './lead-file.ts'

const lead = {
  v: 2 as const,
  id: 'ab'.repeat(16),
  receivedAt: '2024-05-01T12:00:00.000Z',
  site: 'fencing',
  fields: { name: 'Ana 🏡', email: 'ana@example.com', phone: '', comment: 'one\ntwo' },
}

test('what was written is read back', () => {
  expect(parseLeadFile(formatLeadFile(lead))).toMatchObject({ status: 'lead', lead })
})

test('a file of the first release is read, and still written the same', () => {
  expect(parseLeadFile(storedLead.text)).toMatchObject({ status: 'lead', lead: storedLead.lead })
  expect(formatLeadFile(storedLead.lead)).toBe(storedLead.text)
})

test('the order of keys in a file does not matter, their contents do', () => {
  const stored: Record<string, unknown> = JSON.parse(formatLeadFile(lead))
  const reversed = Object.fromEntries(Object.entries(stored).reverse())
  expect(parseLeadFile(JSON.stringify(reversed)).status).toBe('lead')
  expect(parseLeadFile(JSON.stringify({ ...stored, page: '/x/' }))).toEqual({ status: 'unreadable', code: 'EALTERED' })
})

test('a file cut off anywhere is noticed', () => {
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

test('a file of a later release is left to that release', () => {
  expect(parseLeadFile('{"v":3,"anything":true}')).toEqual({ status: 'newer' })
})
