import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inquiry } from '../../../test/helpers/lead-outbox.ts'
import { createWebhook } from './webhook.ts'

const secret = 'a secret of 16+ letters'
const lead = { ...inquiry(1), id: 'ab'.repeat(16), receivedAt: '2026-11-22T10:05:00.000Z', photos: [{ name: '1.jpg', bytes: 3 }] }

/** A webhook receiver that checks signatures and responds as the test defines. */
async function receiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (request.method === 'POST') {
      expect(request.headers['x-signature-256']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
    } else expect(request.headers).not.toHaveProperty('x-signature-256')
    calls.push(`${request.method} ${request.url}`)
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

const post = (url: string, deadlineMs = 5_000) =>
  createWebhook({ url, secret, language: 'en', deadlineMs })(lead, {
    beforeData: async () => true,
    signal: new AbortController().signal,
    isEnding: () => false,
  })

test.each([302, 303])('after status %i, the GET response of the target on the same site counts', async (status) => {
  for (const [target, result] of [
    ['/ran?x=1', { fate: 'delivered' }],
    ['/missing', { fate: 'deferred', code: 'HTTP404' }],
    ['/again', { fate: 'deferred', code: 'HTTP302' }],
  ] as const) {
    const { url, calls } = await receiver((response, { method, url }) => {
      if (method === 'POST' || url === '/again') response.writeHead(method === 'POST' ? status : 302, { Location: target }).end()
      else response.writeHead(url === '/missing' ? 404 : 200).end()
    })
    expect(await post(url)).toEqual(result)
    expect(calls).toEqual(['POST /hook', `GET ${target}`])
  }
})

test.each([
  'https://example.com/',
  'http://169.254.169.254/latest/',
  'file:///etc/passwd',
  'http://[',
  undefined,
])('a redirect to %s is not followed, and the lead is tried again', async (location) => {
  const { url, calls } = await receiver((response) => void response.writeHead(302, location ? { Location: location } : {}).end())
  expect(await post(url)).toEqual({ fate: 'deferred', code: 'HTTP302' })
  expect(calls).toEqual(['POST /hook'])
})

test.each([301, 307, 308])('status %i is not followed', async (status) => {
  const { url, calls } = await receiver((response) => void response.writeHead(status, { Location: '/hook' }).end())
  expect(await post(url)).toEqual({ fate: 'deferred', code: `HTTP${status}` })
  expect(calls).toHaveLength(1)
})

test('at most 64 kB of an endless response are read', async () => {
  let isOpen = true
  const { url } = await receiver((response) => {
    const write = () => {
      while (isOpen && response.write('x'.repeat(1024)));
    }
    response.on('drain', write).on('close', () => {
      isOpen = false
    })
    write()
  })
  expect(await post(url, 60_000)).toEqual({ fate: 'delivered' })
  await expect.poll(() => isOpen).toBe(false)
})

test('a receiver that accepts and then stalls has the lead, and the connection ends at the deadline', async () => {
  let isOpen = true
  const { url } = await receiver((response) => {
    response.on('close', () => {
      isOpen = false
    })
    response.writeHead(200).write('so far')
  })
  expect(await post(url, 300)).toEqual({ fate: 'delivered' })
  await expect.poll(() => isOpen).toBe(false)
})

test('a redirect whose target does not respond is tried again', async () => {
  const { url } = await receiver((response, { method }) => {
    if (method === 'POST') response.writeHead(302, { Location: '/silent' }).end()
  })
  expect(await post(url, 300)).toEqual({ fate: 'deferred', code: 'ETIMEDOUT' })
})
