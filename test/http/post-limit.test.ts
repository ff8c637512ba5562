import { expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'

async function serve(env: Record<string, string> = {}) {
  const { http, services, leads } = await makeApp({ env })
  const ask = askAt(http.port)
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask('/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  return { ask, post, services, leads }
}

const wrong = inquiryForm({ email: 'nobody' })

test('after 299 invalid forms in a minute, a valid one is stored', async () => {
  const { post, leads } = await serve()
  for (let number = 0; number < 299; number += 1) expect((await post(wrong, { accept: 'application/json' })).status).toBe(422)
  const stored = await post(inquiryForm())
  expect([stored.status, stored.headers.ratelimit]).toEqual([303, expect.stringMatching(/^"contact";\s*r=4/)])
  expect(await leads('pending')).toHaveLength(1)
})

test('after 300 posts in a minute a client gets 429; other clients and pages still work', async () => {
  const { ask, post, services } = await serve()
  await services.pages.ready()
  for (let number = 0; number < 300; number += 1) await post(wrong, { accept: 'application/json' })
  const refused = await post(inquiryForm())
  expect(refused.status).toBe(429)
  expect(refused.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '60',
    ratelimit: '"posts";r=0;t=60',
    'ratelimit-policy': '"posts";q=300;w=60',
    'content-security-policy': expect.any(String),
  })
  expect(refused.headers.etag).toBeUndefined()
  expect(refused.text).toContain('<form')
  expect(refused.text).toContain('href="tel:')
  // The body is not read, so the language comes from the referring page.
  const spanish = await post(inquiryForm(), { referer: 'https://www.site.example/es/contact/' })
  expect(spanish.text).toContain('Su mensaje no se envió')
  const json = await post(inquiryForm(), { accept: 'application/json' })
  expect([json.status, JSON.parse(json.text)]).toEqual([429, { status: 'rate-limited', retryAfterSeconds: 60 }])
  expect((await post(inquiryForm(), { 'x-forwarded-for': '203.0.113.7' })).status).toBe(303)
  expect((await ask('/contact/')).status).toBe(200)
})

test('a higher contact limit raises this limit too', async () => {
  const { post } = await serve({ CONTACT_RATE_LIMIT: '400' })
  for (let number = 0; number < 301; number += 1) await post(wrong, { accept: 'application/json' })
  expect((await post(inquiryForm())).status).toBe(303)
})
