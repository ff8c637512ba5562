import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { usedBytes } from '../helpers/used-bytes.ts'

// LONG=1 makes it a long run.
const requests = process.env.LONG ? 50_000 : 400
const maxGrowthBytes = 20_000_000

const heapAndBuffers = () => usedBytes() + process.memoryUsage().arrayBuffers

const word = () => randomBytes(8).toString('base64url')

const kinds: [status: number, make: (number: number) => string][] = [
  [404, (number) => (number % 2 ? `/${word()}/${word()}` : `/blog/${word()}`)],
  [200, (number) => `${['/', '/contact/', '/blog/'][number % 3]}?${word()}=${word()}`],
  [200, (number) => `/blog/${word()}-fence-maintenance-longevity-${number}`],
  [404, () => `/api/posts/${word()}`],
]

test('random paths, queries and spellings do not grow the cache or memory', { timeout: 600_000 }, async () => {
  const { http, services } = await makeApp({ env: { LOG_LEVEL: 'silent' } })
  const ask = askAt(http.port)
  const send = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      for (const [status, make] of kinds) {
        const reply = await ask(make(number), { headers: { 'accept-encoding': 'br' } })
        if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}`)
      }
    }
  }
  const sendAtOnce = (count: number) => Promise.all(Array.from({ length: 8 }, () => send(Math.ceil(count / 8))))
  await sendAtOnce(200)
  const [before, kept] = [heapAndBuffers(), services.pages.snapshot()]
  await sendAtOnce(requests)
  expect(services.pages.snapshot().entries).toBe(kept.entries)
  // Polls, because closed connections release their buffers a little later.
  await expect.poll(() => heapAndBuffers() - before, { timeout: 120_000 }).toBeLessThan(maxGrowthBytes)
})
