import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'

// LONG=1 asks as often as a patient attacker would.
const requests = process.env.LONG ? 50_000 : 1_000
const maxGrowthBytes = 20_000_000

/** What is left when everything that nobody needs has been thrown away. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const word = () => randomBytes(8).toString('base64url')

const kinds: [status: number, make: (number: number) => string][] = [
  [404, (number) => (number % 2 ? `/${word()}/${word()}` : `/blog/${word()}`)],
  [200, (number) => `${['/', '/contact/', '/blog/'][number % 3]}?${word()}=${word()}`],
  [200, (number) => `/blog/${word()}-fence-maintenance-longevity-${number}`],
  [404, () => `/api/posts/${word()}`],
]

test('however many paths, queries and spellings are asked for, nothing is kept', { timeout: 600_000 }, async () => {
  const { http, services } = await makeApp({ env: { LOG_LEVEL: 'silent' } })
  await services.pages.ready()
  const ask = askAt(http.port)
  const send = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      for (const [status, make] of kinds) {
        const reply = await ask(make(number), { headers: { 'accept-encoding': 'br' } })
        if (reply.status !== status) throw new Error(`${reply.status} in place of ${status}`)
      }
    }
  }
  const sendAtOnce = (count: number) => Promise.all(Array.from({ length: 8 }, () => send(Math.ceil(count / 8))))
  await sendAtOnce(200)
  const [before, kept] = [usedBytes(), services.pages.snapshot()]
  await sendAtOnce(requests)
  expect(services.pages.snapshot().entries).toBe(kept.entries)
  expect(usedBytes() - before).toBeLessThan(maxGrowthBytes)
})
