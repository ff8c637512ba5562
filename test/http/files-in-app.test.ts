import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

test('files in public/.well-known are served; files in other hidden folders are not', async () => {
  const text = 'Contact: tel:+18055550142\n'
  const publicFiles = { '.well-known/security.txt': text, '.secret/security.txt': text }
  const { app } = await makeApp({ publicFiles })
  const file = await request(app).get('/.well-known/security.txt')
  expect(file.status).toBe(200)
  expect(file.headers['content-type']).toMatch(/^text\/plain/)
  expect(file.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=86400, no-transform',
  })
  // Policies belong to documents.
  expect(file.headers).not.toHaveProperty('content-security-policy')
  expect(file.text).toBe('Contact: tel:+18055550142\n')
  expect((await request(app).post('/.well-known/security.txt')).headers.allow).toBe('GET, HEAD, OPTIONS')
  expect((await request(app).get('/.well-known/other.txt')).status).toBe(404)
  expect((await request(app).get('/.secret/security.txt')).status).toBe(404)
})

describe.each(builtSiteNames)('%s', (name) => {
  let site: SeoSite
  beforeAll(async () => {
    site = await openSeoSite(name)
  })
  afterAll(() => site.close())

  test.each(['br', 'gzip', 'identity'])('a cached built file in %s gets a 304 with the same headers', async (coding) => {
    const path = site.manifest.entry.href
    const headers = { 'accept-encoding': coding }
    const whole = await site.ask(path, { headers })
    const tag = String(whole.headers.etag)
    expect([whole.status, whole.headers['content-encoding']]).toEqual([200, coding === 'identity' ? undefined : coding])
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await site.ask(path, { method, headers: { ...headers, 'if-none-match': known } })
        expect([known, method, answer.status, answer.body.byteLength]).toEqual([known, method, 304, 0])
        for (const header of ['etag', 'vary', 'cache-control', 'content-security-policy'])
          expect([header, answer.headers[header]]).toEqual([header, whole.headers[header]])
      }
    }
    for (const other of ['"other"', 'garbage', 'x'.repeat(8_000)]) {
      const answer = await site.ask(path, { headers: { ...headers, 'if-none-match': other } })
      expect([answer.status, answer.body.equals(whole.body)]).toEqual([200, true])
    }
  })

  test('a valid range of a built file is served; an invalid one is refused with no-store', async () => {
    const path = site.manifest.font.href
    const whole = await site.ask(path)
    const part = await site.ask(path, { headers: { range: 'bytes=10-109' } })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-109/${whole.body.byteLength}`)
    expect(part.body.equals(whole.body.subarray(10, 110))).toBe(true)
    for (const range of [`bytes=${whole.body.byteLength}-`, 'bytes=90-10']) {
      const refused = await site.ask(path, { headers: { range } })
      expect(refused.status).toBe(416)
      expect(refused.headers['cache-control']).toBe('no-store')
      expect(refused.headers).toHaveProperty('content-security-policy')
      expect(refused.body.byteLength).toBeLessThan(100_000)
      expect(refused.text).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
    }
    const many = `bytes=${Array.from({ length: 200 }, (_, number) => `${number * 10}-${number * 10}`).join(',')}`
    const answer = await site.ask(path, { headers: { range: many } })
    expect([answer.status, answer.body.byteLength]).toEqual([200, whole.body.byteLength])
  })

  test('ranges of a page are ignored', async () => {
    for (const path of ['/', '/contact/?sent=1', '/api/posts', '/feed.xml']) {
      const whole = await site.ask(path)
      for (const range of ['bytes=0-99', 'bytes=90-10', 'bytes=999999999-', `bytes=${'0-0,'.repeat(199)}0-0`]) {
        const answer = await site.ask(path, { headers: { range } })
        expect([path, range, answer.status, answer.text === whole.text]).toEqual([path, range, 200, true])
        expect(answer.headers).not.toHaveProperty('content-range')
      }
    }
  })
})

test('a Range header on a post is ignored', async () => {
  const { http, leads } = await makeApp()
  const ask = askAt(http.port)
  const post = (body: Record<string, string>) =>
    ask('/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', range: 'bytes=0-9' },
      body: new URLSearchParams(body).toString(),
    })
  expect((await post(inquiryForm())).status).toBe(303)
  const faulty = await post(inquiryForm({ email: 'nobody' }))
  expect(faulty.status).toBe(422)
  expect(faulty.text).toMatch(/<\/html>\s*$/)
  expect(await leads('pending')).toHaveLength(1)
})
