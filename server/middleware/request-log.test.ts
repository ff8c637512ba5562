import { once } from 'node:events'
import express from 'express'
import { expect, test } from 'vitest'
import { serveForTest } from '../../test/helpers/ask.ts'
import { createLog } from '../base/log.ts'
import { createRequestLog, requestLog } from './request-log.ts'

test('the line of a response is JSON in the format of all other lines, whatever the path contains', async () => {
  const lines: string[] = []
  const output = { write: (line: string) => void lines.push(line) }
  const log = createLog('info', output)
  const app = express()
  app.use(requestLog(createRequestLog(log, output)))
  app.use((_req, res) => void res.on('close', () => setImmediate(() => app.emit('logged'))).send('ok'))
  const ask = await serveForTest(app)
  const logged = once(app, 'logged')
  await ask(`/a"b/${'x'.repeat(300)}?name=canary`)
  await logged
  log.info({ site: 'fencing' }, 'a line of pino')
  const [line = {}, pinos = {}] = lines.map((text): Record<string, unknown> => JSON.parse(text))
  expect(line).toMatchObject({ level: 30, pid: process.pid, method: 'GET', status: 200, msg: 'answered' })
  expect(line.path).toBe(`/a"b/${'x'.repeat(195)}`)
  expect(line.id).toMatch(/^[\da-f-]{36}$/)
  expect(typeof line.ms).toBe('number')
  expect(Object.keys(line).slice(0, 3)).toEqual(Object.keys(pinos).slice(0, 3))
  expect(lines.join('')).not.toContain('canary')
})
