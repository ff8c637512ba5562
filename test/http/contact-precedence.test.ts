import { expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { askAt, type Reply } from '../helpers/ask.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'

/** In order of precedence. */
const reasons = [415, 413, 400, 403, 422, 'repeat', 429, 503] as const
type Reason = (typeof reasons)[number]

const words: Record<Exclude<Reason, 'repeat'>, string> = {
  400: 'bad-request',
  403: 'cross-site',
  413: 'too-large',
  415: 'unsupported',
  422: 'invalid',
  429: 'rate-limited',
  503: 'unavailable',
}

/** A site where one inquiry uses up a client's limit, and where the disk can be full. */
async function siteWithOneInquiry() {
  let isFull = false
  const site = await makeApp({
    env: { CONTACT_RATE_LIMIT: '1' },
    change: ({ leads }) => {
      const accept = leads.intake.accept.bind(leads.intake)
      leads.intake.accept = (...input) => (isFull ? Promise.resolve({ status: 'unavailable', code: 'ENOSPC' }) : accept(...input))
      return {}
    },
  })
  const ask = askAt(site.http.port)
  let number = 0

  function post(applying: readonly Reason[], accept: string): Promise<Reply> {
    const applies = (reason: Reason) => applying.includes(reason)
    number += 1
    isFull = applies(503)
    const fields = inquiryForm({ comment: applies('repeat') ? 'The first' : `Number ${number}` })
    if (applies(400)) fields['form-name'] = 'newsletter'
    if (applies(422)) fields.email = 'nobody'
    if (applies(413)) fields.more = 'x'.repeat(70_000)
    const headers: Record<string, string> = {
      accept,
      'content-type': applies(415) ? 'text/plain' : 'application/x-www-form-urlencoded',
      'x-forwarded-for': applies(429) ? '203.0.113.1' : `198.51.${100 + (number >> 8)}.${number & 255}`,
      ...(applies(403) && { 'sec-fetch-site': 'cross-site' }),
    }
    return ask('/', { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
  }

  const first = await ask('/', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.1' },
    body: new URLSearchParams(inquiryForm({ comment: 'The first' })).toString(),
  })
  return { ...site, post, firstId: JSON.parse(first.text).id }
}

/** Each reason by itself, with each later one, and with all later ones. */
const mixes = reasons.flatMap((first, index) => {
  const later = reasons.slice(index + 1)
  return [[first], ...later.map((other) => [first, other]), [first, ...later]]
})

test('the first of several reasons decides the JSON response', async () => {
  const { post, firstId, leads } = await siteWithOneInquiry()
  for (const mix of mixes) {
    const [reason = 415] = mix
    const { status, headers, text } = await post(mix, 'application/json')
    const answer = [mix, status, headers['content-type'], headers['cache-control']]
    expect(answer).toEqual([mix, reason === 'repeat' ? 201 : reason, 'application/json; charset=utf-8', 'no-store'])
    const body = JSON.parse(text)
    if (reason === 'repeat') expect(body).toEqual({ status: 'accepted', id: firstId })
    else expect(body.status).toBe(words[reason])
    expect(Object.keys(body.errors ?? {})).toEqual(reason === 422 ? ['email'] : [])
    if (reason === 429) expect(headers.ratelimit).toMatch(/^"contact"; r=0; t=\d+$/)
    if (reason === 429) expect(body.retryAfterSeconds).toBe(Number(headers['retry-after']))
    expect([mix, headers['retry-after'] !== undefined]).toEqual([mix, reason === 429 || reason === 503])
  }
  expect(await leads('pending')).toHaveLength(1)
})

test('if there are several reasons, the first decides the page, which has the phone number', async () => {
  const { post, services, leads } = await siteWithOneInquiry()
  for (const mix of mixes) {
    const [reason = 415] = mix
    const { status, headers, text } = await post(mix, 'text/html')
    expect([mix, status, headers['cache-control']]).toEqual([mix, reason === 'repeat' ? 303 : reason, 'no-store'])
    if (reason === 'repeat') {
      expect([headers.location, text]).toEqual(['/contact/?sent=1', ''])
      continue
    }
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain(services.sites[0].site.phoneNumber)
    expect(text).toContain('noindex')
    expect([mix, text.includes('Pat Miller')]).toEqual([mix, [403, 422, 429, 503].includes(reason)])
    expect(text.includes('<title>Error: ')).toBe(reason === 422)
  }
  expect(await leads('pending')).toHaveLength(1)
})

test('stored and limited posts get the limit headers; repeats and invalid forms do not count', async () => {
  const { post } = await siteWithOneInquiry()
  const stored = await post([], 'text/html')
  expect(stored.status).toBe(303)
  expect(stored.headers).toMatchObject({
    ratelimit: expect.stringMatching(/^"contact"; r=0; t=\d+$/),
    'ratelimit-policy': expect.stringMatching(/^"contact"; q=1; w=600/),
  })
  for (const reason of [400, 403, 413, 415, 422, 'repeat'] as const) {
    expect([reason, (await post([reason], 'text/html')).headers.ratelimit]).toEqual([reason, undefined])
  }
})
