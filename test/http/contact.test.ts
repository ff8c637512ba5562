import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { LeadIntake } from '../../server/leads/intake/lead-intake.ts'
import { makeApp } from '../helpers/app-site.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

const json = { Accept: 'application/json' }

test('an inquiry is on disk before the redirect to the confirmation', async () => {
  const { app, leads } = await makeApp()
  const response = await request(app).post('/').type('form').send(inquiryForm())
  expect(response.status).toBe(303)
  expect(response.headers).toMatchObject({ location: '/contact/?sent=1', 'cache-control': 'no-store' })
  expect(response.headers.ratelimit).toMatch(/^"contact"; r=4/)
  expect(await leads('pending')).toMatchObject([{ site: 'fencing', fields: { name: 'Pat Miller', phone: '805-555-0142' } }])
})

test('a request for JSON gets the id', async () => {
  const { app } = await makeApp()
  const response = await request(app).post('/').set(json).type('form').send(inquiryForm())
  expect(response.status).toBe(201)
  expect(response.body).toEqual({ status: 'accepted', id: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

test.each([
  ['application/json', 201],
  ['application/json, text/plain, */*', 201],
  ['*/*', 303],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 303],
  ['application/json;q=0, text/html', 303],
  ['garbage', 303],
  ['image/png', 303],
])('Accept: %s gets %i', async (accept, status) => {
  const { app } = await makeApp()
  expect((await request(app).post('/').set('Accept', accept).type('form').send(inquiryForm())).status).toBe(status)
})

test('an invalid form comes back with everything typed and an Error title, and is not stored', async () => {
  const { app, leads } = await makeApp()
  const typed = inquiryForm({ email: 'nobody', comment: '"><script>alert(1)</script></textarea>' })
  const response = await request(app).post('/').type('form').send(typed)
  expect(response.status).toBe(422)
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(response.text).toMatch(/<title>Error: /)
  expect(response.text).toContain('Pat Miller')
  expect(response.text).toContain('value="nobody"')
  expect(response.text).toContain('Enter an email address')
  expect(response.text).not.toContain('<script>alert')
  expect(response.text).toContain('noindex')
  expect(response.headers).not.toHaveProperty('ratelimit')
  expect(await leads('pending')).toEqual([])
})

test('an invalid form sent by script gets the messages by field', async () => {
  const { app } = await makeApp()
  const response = await request(app)
    .post('/')
    .set(json)
    .type('form')
    .send(inquiryForm({ name: ' ', email: 'nobody' }))
  expect(response.status).toBe(422)
  expect(response.body).toEqual({ status: 'invalid', errors: { name: 'Enter your name', email: expect.any(String) } })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('invalid forms do not count toward the limit; the sixth inquiry is refused with everything typed', async () => {
  const { app, leads } = await makeApp()
  for (let time = 0; time < 8; time += 1)
    await request(app)
      .post('/')
      .type('form')
      .send(inquiryForm({ email: 'x' }))
  for (let time = 0; time < 5; time += 1) {
    expect(
      (
        await request(app)
          .post('/')
          .type('form')
          .send(inquiryForm({ comment: `Number ${time}` }))
      ).status,
    ).toBe(303)
  }
  const response = await request(app)
    .post('/')
    .type('form')
    .send(inquiryForm({ comment: 'Number six' }))
  expect(response.status).toBe(429)
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    ratelimit: expect.stringContaining('r=0'),
    'retry-after': expect.any(String),
  })
  expect(response.text).toContain('Number six')
  expect(response.text).toContain(`Send it again in ${Math.ceil(Number(response.headers['retry-after']) / 60)} minutes`)
  expect(response.text).toContain('tel:+')
  const scripted = await request(app)
    .post('/')
    .set(json)
    .type('form')
    .send(inquiryForm({ comment: 'Number seven' }))
  expect(scripted.body).toEqual({ status: 'rate-limited', retryAfterSeconds: Number(scripted.headers['retry-after']) })
  expect(
    (
      await request(app)
        .post('/')
        .type('form')
        .send(inquiryForm({ comment: 'Number 0' }))
    ).status,
  ).toBe(303)
  expect(
    (
      await request(app)
        .post('/')
        .set('X-Forwarded-For', '203.0.113.9')
        .type('form')
        .send(inquiryForm({ comment: 'Other' }))
    ).status,
  ).toBe(303)
  expect((await request(app).get('/')).status).toBe(200)
  expect(await leads('pending')).toHaveLength(6)
})

test('a repeated inquiry is stored once and gets the first id', async () => {
  const { app, leads } = await makeApp()
  const first = await request(app).post('/').set(json).type('form').send(inquiryForm())
  const second = await request(app).post('/').set(json).type('form').send(inquiryForm())
  expect(second.status).toBe(201)
  expect(second.body).toEqual(first.body)
  const corrected = await request(app)
    .post('/')
    .set(json)
    .type('form')
    .send(inquiryForm({ phone: '805-555-0143' }))
  expect(corrected.body).not.toEqual(first.body)
  expect(await leads('pending')).toHaveLength(2)
})

test('twenty identical inquiries at once are stored and counted once', async () => {
  const { http, leads } = await makeApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(http.server).post('/').set(json).type('form').send(inquiryForm())),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await leads('pending')).toHaveLength(1)
  const next = await request(http.server)
    .post('/')
    .type('form')
    .send(inquiryForm({ comment: 'Another' }))
  expect(next.headers.ratelimit).toMatch(/r=3/)
})

test('a hundred inquiries at once are all stored and acknowledged', async () => {
  const { http, leads, folder } = await makeApp()
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  const answers = await Promise.all(
    numbers.map((number) =>
      request(http.server)
        .post('/')
        .set(number % 2 === 0 ? json : {})
        .set('X-Forwarded-For', `203.0.113.${number}`)
        .type('form')
        .send(inquiryForm({ comment: `Fence number ${number}` })),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(numbers.map((number) => (number % 2 === 0 ? 201 : 303)))
  const stored = await leads('pending')
  expect(stored.map(({ fields }) => fields.comment).sort()).toEqual(numbers.map((number) => `Fence number ${number}`).sort())
  const names = await readdir(join(folder, 'data', 'fencing', 'leads', 'pending'))
  for (const { body } of answers) if (body.id) expect(names).toContain(`${body.id}.json`)
  // The disk probe uses this folder, too.
  await expect.poll(() => readdir(join(folder, 'data', 'fencing', 'leads', 'tmp'))).toEqual([])
})

test('a post with the hidden field filled in gets the same response and is stored as spam; the visitor can send again', async () => {
  const { app, leads } = await makeApp()
  const bot = await request(app)
    .post('/')
    .type('form')
    .send(inquiryForm({ 'bot-field': 'x' }))
  const person = await request(app).post('/').type('form').send(inquiryForm())
  const shape = ({ status, headers, text }: typeof bot) => ({ status, location: headers.location, text, cache: headers['cache-control'] })
  expect(shape(bot)).toEqual(shape(person))
  expect(person.headers.ratelimit).toMatch(/r=3/)
  expect(await leads('spam')).toHaveLength(1)
  expect(await leads('pending')).toHaveLength(1)
})

test('a post from another site is refused, with the phone number and everything typed', async () => {
  const { app, leads } = await makeApp()
  const response = await request(app)
    .post('/')
    .set('Sec-Fetch-Site', 'cross-site')
    .type('form')
    .send(inquiryForm({ email: 'half' }))
  expect(response.status).toBe(403)
  expect(response.text).toContain('Pat Miller')
  expect(response.text).toContain('tel:+')
  expect((await request(app).post('/').set(json).set('Origin', 'https://evil.example').type('form').send(inquiryForm())).body).toEqual({
    status: 'cross-site',
  })
  expect(await leads('pending')).toEqual([])
})

test.each([
  ['another form', { 'form-name': 'newsletter' }],
  ['no form', { 'form-name': '' }],
])('%s gets 400 with the phone number', async (_, changes) => {
  const { app, services } = await makeApp()
  const response = await request(app).post('/').type('form').send(inquiryForm(changes))
  expect(response.status).toBe(400)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.text).toContain(services.sites[0].site.phoneNumber)
})

test('other content types get 415 and large posts 413, as pages with the phone number', async () => {
  const { app, services } = await makeApp()
  const wrong = await request(app).post('/').type('json').send({ name: 'x' })
  const large = await request(app)
    .post('/')
    .type('form')
    .send(inquiryForm({ comment: 'x'.repeat(70_000) }))
  const many = await request(app).post('/').type('form').send('a=1&'.repeat(60))
  expect([wrong.status, large.status, many.status]).toEqual([415, 413, 413])
  for (const { text, headers } of [wrong, large, many]) {
    expect(text).toContain(services.sites[0].site.phoneNumber)
    expect(headers['cache-control']).toBe('no-store')
  }
  expect((await request(app).post('/').set(json).type('text').send('x')).body).toEqual({ status: 'unsupported' })
})

test.each([
  ['415 before 413', { type: 'text/plain', body: 'x'.repeat(70_000), headers: {} }, 415],
  ['413 before 400', { type: 'form', body: 'x'.repeat(70_000), headers: {} }, 413],
  ['400 before 403', { type: 'form', body: 'form-name=x', headers: { 'Sec-Fetch-Site': 'cross-site' } }, 400],
  ['403 before 422', { type: 'form', body: 'form-name=contact', headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
])('%s', async (_, { type, body, headers }, status) => {
  const { app } = await makeApp()
  expect((await request(app).post('/').set(headers).type(type).send(body)).status).toBe(status)
})

test('the longest message in the widest script is accepted', async () => {
  const { app, leads } = await makeApp()
  const response = await request(app)
    .post('/')
    .type('form')
    .send(inquiryForm({ name: '😀'.repeat(100), comment: '😀'.repeat(5000) }))
  expect(response.status).toBe(303)
  expect((await leads('pending'))[0]?.fields.comment).toBe('😀'.repeat(5000))
})

describe('when an inquiry cannot be stored', () => {
  const unavailable: Pick<LeadIntake, 'findRepeat' | 'accept'> = {
    findRepeat: async () => undefined,
    accept: async () => ({ status: 'unavailable', code: 'ENOSPC' }),
  }

  test('the visitor gets 503 with the phone number and everything typed, and it does not count toward the limit', async () => {
    const { app } = await makeApp({
      change: ({ leads }) => ({ leads: { ...leads, intake: Object.assign(Object.create(leads.intake), unavailable) } }),
    })
    for (let time = 0; time < 7; time += 1) {
      const response = await request(app).post('/').type('form').send(inquiryForm())
      expect(response.status).toBe(503)
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '120' })
      expect(response.headers).not.toHaveProperty('ratelimit')
      expect(response.text).toContain('Forty feet along')
      expect(response.text).toContain('tel:+')
    }
    expect((await request(app).post('/').set(json).type('form').send(inquiryForm())).body).toEqual({ status: 'unavailable' })
  })

  test('with a file in place of the folder, pages work and health fails; it recovers without a restart', async () => {
    const { app, folder, services } = await makeApp()
    await rename(join(folder, 'data'), join(folder, 'gone'))
    await writeFile(join(folder, 'data'), '')
    expect((await request(app).post('/').type('form').send(inquiryForm())).status).toBe(503)
    expect((await request(app).get('/')).status).toBe(200)
    await expect
      .poll(async () => (await request(app).get('/health')).body)
      .toMatchObject({ status: 'fail', checks: { leads: { storable: false } } })
    await rm(join(folder, 'data'))
    await services.leads.intake.check()
    expect((await request(app).post('/').type('form').send(inquiryForm())).status).toBe(303)
  })
})

test('a GET with form fields in the query shows the page; nothing is stored or logged', async () => {
  const { app, leads, log } = await makeApp()
  const plain = await request(app).get('/')
  const response = await request(app)
    .get('/')
    .query(inquiryForm({ name: 'canary' }))
  expect(response.text).toBe(plain.text)
  expect(await leads('pending')).toEqual([])
  expect(log()).not.toContain('canary')
})

test('nothing a visitor typed is logged, whatever happens to the post', async () => {
  const { app, log, http } = await makeApp({ env: { CONTACT_RATE_LIMIT: '1' } })
  const canary = inquiryForm({ name: 'canary', email: 'canary@example.com', phone: 'canary', comment: 'canary' })
  const post = () => request(app).post('/').set('Referer', 'https://canary.example/?canary').set('User-Agent', 'canary')
  await post().type('form').send(canary)
  await post()
    .type('form')
    .send({ ...canary, comment: 'canary two' })
  await post()
    .type('form')
    .send({ ...canary, email: 'canary' })
  await post()
    .type('form')
    .send({ ...canary, 'form-name': 'canary' })
  await post().type('json').send(canary)
  await post()
    .type('form')
    .send({ ...canary, comment: 'canary'.repeat(20_000) })
  await post()
    .type('form')
    .send(Array.from({ length: 60 }, () => 'canary=canary').join('&'))
  await post().set('Sec-Fetch-Site', 'cross-site').type('form').send(canary)
  await post().set('Content-Type', 'application/x-www-form-urlencoded; charset=canary').send('canary')
  const half =
    'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=canary'
  await exchange({ port: http.port, firstMs: 200 }, half)
  await exchange({ port: http.port, idleMs: 100 }, 'POST / HTTP/1.1\r\nHost: canary\r\ncanary\r\n\r\n')
  await expect.poll(() => log().split('\n').length).toBeGreaterThan(9)
  expect(log()).not.toContain('canary')
})

test('a form and then a page work on the same connection', async () => {
  const { http } = await makeApp()
  const body = new URLSearchParams(inquiryForm()).toString()
  const post = `POST / HTTP/1.1\r\nHost: a.example\r\nExpect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const { text } = await exchange({ port: http.port, idleMs: 1_000 }, `${post}GET /contact/?sent=1 HTTP/1.1\r\nHost: a.example\r\n\r\n`)
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([100, 303, 200])
})
