import { expect, test } from 'vitest'
import { HttpError, StartError } from './errors.ts'
import { createLog, describeError } from './log.ts'

test('neither the message nor extra fields of foreign errors are logged', () => {
  const error = Object.assign(new TypeError('Cannot create property on string "canary"'), { body: 'canary', code: 'ETOOBIG', status: 413 })
  const described = describeError(error)
  expect(described).toMatchObject({ type: 'TypeError', code: 'ETOOBIG', status: 413 })
  expect(described.frames?.[0]).toContain('log.test.ts')
  expect(JSON.stringify(described)).not.toContain('canary')
})

test('lines of a message that look like stack frames are not logged', () => {
  const described = describeError(new Error('canary\n    at canary (canary.ts:1:1)'))
  expect(JSON.stringify(described)).not.toContain('canary (canary')
})

test('our own errors keep their message, and causes are followed to a limit', () => {
  expect(describeError(new HttpError(413, 'Too long'))).toMatchObject({ message: 'Too long', status: 413 })
  expect(describeError(new StartError('No way', { cause: new Error('canary') })).cause).toMatchObject({ type: 'Error' })
  const loop = new Error('loop')
  loop.cause = loop
  expect(JSON.stringify(describeError(loop)).length).toBeLessThan(20_000)
})

test('a thrown value that is not an error is logged only by its type', () => {
  expect(describeError('canary')).toEqual({ type: 'string' })
})

test('errors are reduced wherever they are logged', () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => lines.push(line) })
  log.error({ err: new Error('canary') }, 'failed')
  log.child({ part: 'x' }).warn({ err: new Error('canary') }, 'failed')
  log.error(new Error('canary'))
  log.error({ err: new Error('canary') })
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain('canary')
})
