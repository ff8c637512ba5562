import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import express, { type Request, type Response } from 'express'
import { MemoryStore, type Store } from 'express-rate-limit'
import { pino } from 'pino'
import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { trustProxy } from '../http/trust-proxy.ts'
import { createContactLimit } from './contact-limit.ts'

const log = pino({ level: 'silent' })

/** `/stored` counts, `/failed` is refunded. */
function limitedApp(options: { limit?: number; trust?: number | string[]; store?: Store } = {}) {
  const { limit = 2, trust = ['loopback'], store = new MemoryStore() } = options
  const contactLimit = createContactLimit({ limit, windowSeconds: 600, log, store })
  onTestFinished(() => contactLimit.close())
  const app = express()
  trustProxy(app, trust)
  app.post(['/stored', '/failed'], async (req, res) => {
    const result = await contactLimit.check(req, res)
    if (result.status === 'limited') {
      res.status(429).json(result)
      return
    }
    if (req.path === '/stored') contactLimit.count(res)
    res.status(req.path === '/stored' ? 303 : 503).end()
  })
  app.post('/stored-after-leaving', async (req, res) => {
    await contactLimit.check(req, res)
    await once(res, 'close')
    contactLimit.count(res)
  })
  const post = (path: string, forwardedFor?: string) => {
    const call = request(app).post(path)
    return forwardedFor === undefined ? call : call.set('X-Forwarded-For', forwardedFor)
  }
  return { app, post }
}

test('only stored posts count, and the headers say how many are left', async () => {
  const { post } = limitedApp()
  for (let time = 0; time < 5; time += 1) expect((await post('/failed')).status).toBe(503)
  const first = await post('/stored')
  expect(first.status).toBe(303)
  expect(first.headers.ratelimit).toMatch(/^"contact"; r=1; t=\d+$/)
  expect(first.headers['ratelimit-policy']).toMatch(/^"contact"; q=2; w=600; pk=/)
  await post('/stored')
  const third = await post('/stored')
  expect(third.status).toBe(429)
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(590)
  expect(third.body).toEqual({ status: 'limited', retryAfterSeconds: Number(third.headers['retry-after']) })
  expect(third.headers.ratelimit).toMatch(/r=0/)
})

test('a client that disconnects while the inquiry is being stored is counted too', async () => {
  const { app, post } = limitedApp({ limit: 1 })
  const call = request(app).post('/stored-after-leaving').timeout(200)
  await expect(call).rejects.toThrow()
  await expect.poll(async () => (await post('/failed')).status).toBe(429)
})

test('behind one proxy only the last forwarded address counts', async () => {
  const { post } = limitedApp({ limit: 1 })
  expect((await post('/stored', '203.0.113.1')).status).toBe(303)
  expect((await post('/stored', '198.51.100.9, 203.0.113.1')).status).toBe(429)
  expect((await post('/stored', '203.0.113.2')).status).toBe(303)
})

test('behind a CDN and a proxy, a hop count of two tells visitors apart', async () => {
  const { post } = limitedApp({ limit: 1, trust: 2 })
  const edge = '192.0.2.50'
  expect((await post('/stored', `203.0.113.1, ${edge}`)).status).toBe(303)
  expect((await post('/stored', `203.0.113.2, ${edge}`)).status).toBe(303)
  expect((await post('/stored', `10.9.8.7, 203.0.113.1, ${edge}`)).status).toBe(429)
})

test('garbage in the forwarded address does not reset the limit', async () => {
  const { post } = limitedApp({ limit: 1 })
  expect((await post('/stored', 'garbage')).status).toBe(303)
  expect((await post('/stored', 'more garbage')).status).toBe(429)
  expect((await post('/stored', Array.from({ length: 200 }, () => 'x').join(','))).status).toBe(429)
})

/** Checks the limit for each forwarded address, without a socket for each. */
async function checkForwarded(trust: number | string[], forwarded: string[]) {
  const store = new MemoryStore()
  const contactLimit = createContactLimit({ limit: 2, windowSeconds: 600, log, store })
  onTestFinished(() => contactLimit.close())
  const app = express()
  trustProxy(app, trust)
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' })
  for (const addresses of forwarded) {
    const req: Request = Object.setPrototypeOf(new IncomingMessage(socket), app.request)
    req.headers['x-forwarded-for'] = addresses
    const res: Response = Object.setPrototypeOf(new ServerResponse(req), app.response)
    await contactLimit.check(req, res)
  }
  return { keys: () => [...store.current.keys(), ...store.previous.keys()] }
}

const numbers = Array.from({ length: 20_000 }, (_, number) => number)
const anyAddress = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

test.each<[string, number | string[], (number: number) => string, string[]]>([
  ['behind one proxy', ['loopback'], (number) => `${anyAddress(number)}, 203.0.113.1`, ['203.0.113.1']],
  ['behind a CDN and a proxy', 2, (number) => `${anyAddress(number)}, 203.0.113.1, 192.0.2.50`, ['203.0.113.1']],
  ['that are not addresses', ['loopback'], (number) => `garbage-${number}`, ['unknown']],
  [
    'of one IPv6 home',
    ['loopback'],
    (number) => `2001:db8:1:1${(number & 255).toString(16).padStart(2, '0')}::${number.toString(16)}`,
    ['2001:db8:1:100::/56'],
  ],
])('twenty thousand forged addresses %s use the memory of one visitor', async (_, trust, forwarded, wanted) => {
  const { keys } = await checkForwarded(trust, numbers.map(forwarded))
  expect(keys()).toEqual(wanted)
})

test('twenty thousand real visitors are forgotten after two windows', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { keys } = await checkForwarded(
    ['loopback'],
    numbers.map((number) => anyAddress(number)),
  )
  expect(keys()).toHaveLength(20_000)
  vi.advanceTimersByTime(2 * 600_000)
  expect(keys()).toEqual([])
})

test('a failing store refuses no post', async () => {
  const store = new MemoryStore()
  store.increment = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))
  const { post } = limitedApp({ limit: 1, store })
  for (let time = 0; time < 5; time += 1) expect((await post('/stored')).status).toBe(303)
})
