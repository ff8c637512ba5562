import { expect, test } from 'vitest'
import { loadFault } from './load-fault.ts'

const folder = 'shared/sites/roofs'

test('a syntax error is reported with its line', () => {
  const error = new Error('Build failed with 1 error:\n/home/shared/sites/roofs/settings.ts:30:20: ERROR: Expected ";" but found "sas"')
  expect(loadFault(error, folder)).toEqual({
    level: 'error',
    file: 'shared/sites/roofs/settings.ts',
    field: 'line 30',
    message: 'cannot be read: Expected ";" but found "sas"',
  })
})

test('an error at run time is reported with the line from its stack', () => {
  const error = Object.assign(new Error('missing is not defined'), { stack: 'at file:///home/shared/sites/roofs/articles/one.ts:19:18' })
  expect(loadFault(error, folder)).toMatchObject({ file: 'shared/sites/roofs/articles/one.ts', field: 'line 19' })
})

test('an error without a line is reported for the settings', () => {
  expect(loadFault(new Error('no such export'), folder)).toMatchObject({ file: 'shared/sites/roofs/settings.ts', field: '' })
})
