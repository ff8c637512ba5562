import { expect, test } from 'vitest'
import { yearsRun } from './years-run.tsx'

const since = (...years: string[]) => years.map((when) => ({ when }))

test('the run goes from the first milestone to the present year', () => {
  expect(yearsRun('section', since('2004', '2015'), 2031)).toEqual({
    drawing: 'section',
    first: 2004,
    last: 2031,
    milestones: [2004, 2015],
    isSpread: true,
  })
})

test.each([
  ['is the present one', ['2004', '2031']],
  ['follows right after another one', ['2004', '2015', '2016']],
])('if a year %s, the texts are not below their years', (_, years) => {
  expect(yearsRun('section', since(...years), 2031)?.isSpread).toBe(false)
})

test.each([
  ['a milestone that is not a year', since('2004', 'Spring 2015')],
  ['a milestone before the first one', since('2004', '1999')],
  ['two milestones in one year', since('2004', '2015', '2015')],
  ['a milestone in the future', since('2004', '2032')],
  ['a first year that is the present one', since('2031')],
  ['no milestone', []],
])('%s: nothing is drawn to scale', (_, items) => {
  expect(yearsRun('section', items, 2031)).toBeUndefined()
})

test('a set without a drawing of a section has no run', () => {
  expect(yearsRun(undefined, since('2004'), 2031)).toBeUndefined()
})
