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
  const asked = { isWell: true, times: 0, well: 0 }
  const isWell = () => {
    asked.times += 1
    if (asked.isWell) asked.well += 1
    return asked.isWell
  }
  const heartbeat = createHeartbeat({ url, isWell, log: pino({ level: 'silent' }), everyMs: 20 })
  await untilCalled()
  await untilCalled()
  asked.isWell = false
  const before = asked.times
  await expect.poll(() => asked.times, { timeout: 30_000 }).toBeGreaterThan(before + 3)
  heartbeat.close()
  expect(calls.length).toBeLessThanOrEqual(asked.well)
  expect(new Set(calls)).toEqual(new Set(['GET /ping/secret']))
})

test('a monitor out of reach is told once, without its address', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  let asked = 0
  const isWell = () => {
    asked += 1
    return true
  }
  const heartbeat = createHeartbeat({ url: 'http://127.0.0.1:9/canary', isWell, log, everyMs: 10 })
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(0)
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(6)
  heartbeat.close()
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain('canary')
})
