import { expect, test } from 'vitest'
import { maxMailboxes } from '../config/config-values.ts'
import { formatLeadName, parseLeadName } from './lead-name.ts'

const id = '0123456789abcdef0123456789abcdef'

test.each([
  [`${id}.json`, { id, tries: 0, recipients: {} }],
  [`${id}.3.json`, { id, tries: 3, recipients: {} }],
  [`${id}.r+1f00ab12-77c0ffee.json`, { id, tries: 0, recipients: { '1f00ab12': 'delivered', '77c0ffee': 'refused' } }],
  [`${id}.12.r-77c0ffee.p9a-31-00ff.json`, { id, tries: 12, recipients: { '77c0ffee': 'refused' }, owner: 'p9a-31-00ff' }],
])('%s is parsed and formatted back unchanged', (name, parts) => {
  expect(parseLeadName(name)).toEqual(parts)
  expect(formatLeadName(parseLeadName(name) ?? { id: '', tries: 0, recipients: {} })).toBe(name)
})

test.each([
  '',
  'x.json',
  `${id}`,
  `${id}.json.bak`,
  `${id}.0.json`,
  `${id}.-1.json`,
  `../${id}.json`,
  `${id.toUpperCase()}.json`,
  `${id}.rx.json`,
])('%j is not a lead’s file name', (name) => {
  expect(parseLeadName(name)).toBeUndefined()
})

test('the longest name fits the 255-character limit of file systems', () => {
  const marks = Array.from({ length: maxMailboxes }, (_, number) => [number.toString(16).padStart(8, '0'), 'refused'] as const)
  const name = formatLeadName({ id, tries: 999_999, recipients: Object.fromEntries(marks), owner: 'p01234567-4194304-01234567' })
  expect(parseLeadName(name)?.tries).toBe(999_999)
  expect(name.length).toBeLessThanOrEqual(255)
})

test('recipient marks that are all digits are not parsed as tries', () => {
  const name = formatLeadName({ id, tries: 0, recipients: { '12345678': 'delivered' } })
  expect(parseLeadName(name)).toEqual({ id, tries: 0, recipients: { '12345678': 'delivered' } })
})
