import { expect, test } from 'vitest'
import { maxMailboxes } from '../config-values.ts'
import { formatLeadName, parseLeadName } from './lead-name.ts'

const id = '0123456789abcdef0123456789abcdef'

test.each([
  [`${id}.json`, { id, tries: 0, recipients: {} }],
  [`${id}.3.json`, { id, tries: 3, recipients: {} }],
  [`${id}.r+1f00ab12-77c0ffee.json`, { id, tries: 0, recipients: { '1f00ab12': 'delivered', '77c0ffee': 'refused' } }],
  [`${id}.12.r-77c0ffee.p9a-31-00ff.json`, { id, tries: 12, recipients: { '77c0ffee': 'refused' }, owner: 'p9a-31-00ff' }],
])('%s is read and written the same', (name, parts) => {
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
])('%j is no name of ours', (name) => {
  expect(parseLeadName(name)).toBeUndefined()
})

test('the longest name is no longer than a file system takes', () => {
  const marks = Array.from({ length: maxMailboxes }, (_, number) => [number.toString(16).padStart(8, '0'), 'refused'] as const)
  const name = formatLeadName({ id, tries: 999_999, recipients: Object.fromEntries(marks), owner: 'p01234567-4194304-01234567' })
  expect(parseLeadName(name)?.tries).toBe(999_999)
  expect(name.length).toBeLessThanOrEqual(255)
})

test('all-digit recipient marks keep their place and never turn into tries', () => {
  const name = formatLeadName({ id, tries: 0, recipients: { '12345678': 'delivered' } })
  expect(parseLeadName(name)).toEqual({ id, tries: 0, recipients: { '12345678': 'delivered' } })
})
