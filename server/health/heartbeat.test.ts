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

test('the monitor is called only while health passes', async () => {
  const { calls, untilCalled, url } = await monitor()
  const checks = { isWell: true, times: 0, well: 0 }
  const isWell = () => {
    checks.times += 1
    if (checks.isWell) checks.well += 1
    return checks.isWell
  }
  const heartbeat = createHeartbeat({ url, isWell, log: pino({ level: 'silent' }), everyMs: 20 })
  await untilCalled()
  await untilCalled()
  checks.isWell = false
  const before = checks.times
  await expect.poll(() => checks.times, { timeout: 120_000 }).toBeGreaterThan(before + 3)
  heartbeat.close()
  expect(calls.length).toBeLessThanOrEqual(checks.well)
  expect(new Set(calls)).toEqual(new Set(['GET /ping/secret']))
})

test('an unreachable monitor is logged once, without its address', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  let checks = 0
  const isWell = () => {
    checks += 1
    return true
  }
  const heartbeat = createHeartbeat({ url: 'http://127.0.0.1:9/canary', isWell, log, everyMs: 10 })
  await expect.poll(() => lines.length, { timeout: 120_000 }).toBeGreaterThan(0)
  await expect.poll(() => checks, { timeout: 120_000 }).toBeGreaterThan(6)
  heartbeat.close()
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain('canary')
})
