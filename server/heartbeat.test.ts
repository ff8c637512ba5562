import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createHeartbeat } from './heartbeat.ts'

async function monitor() {
  const calls: string[] = []
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.end('ok')
    for (const go of waiting.splice(0)) go()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const untilCalled = () => new Promise<void>((resolve) => waiting.push(resolve))
  return { calls, untilCalled, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ping/secret` }
}

test('the monitor is called while all is well, and not otherwise', async () => {
  const { calls, untilCalled, url } = await monitor()
  let isWell = true
  const heartbeat = createHeartbeat({ url, isWell: () => isWell, log: pino({ level: 'silent' }), everyMs: 20 })
  await untilCalled()
  await untilCalled()
  isWell = false
  await new Promise((resolve) => setTimeout(resolve, 50))
  const before = calls.length
  await new Promise((resolve) => setTimeout(resolve, 80))
  heartbeat.close()
  expect(calls.length).toBe(before)
  expect(new Set(calls)).toEqual(new Set(['GET /ping/secret']))
})

test('a monitor out of reach is told once, without its address', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const heartbeat = createHeartbeat({ url: 'http://127.0.0.1:9/canary', isWell: () => true, log, everyMs: 10 })
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await new Promise((resolve) => setTimeout(resolve, 60))
  heartbeat.close()
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain('canary')
})
