import { METHODS } from 'node:http'
import request from 'supertest'
import { expect, test } from 'vitest'
import { contentPages } from '../../shared/addresses/routes.ts'
import { mapFields } from '../../shared/contact/contact-fields.ts'
import { makeApp } from '../helpers/app-site.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { malformedPaths } from '../helpers/malformed-paths.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

const readable = [
  '/',
  '/contact/',
  '/services',
  '/no-slash-redirect',
  '/favicon.ico',
  '/assets/entry-0000.js',
  '/health',
  '/healthz',
  '/health/',
  '/health/live',
]
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/api/posts',
  '/api/posts/fence-maintenance-longevity',
  '/blog/1',
  '/residential-fencing/',
]
const addresses = [...readable.filter((path) => path !== '/no-slash-redirect'), ...files, '/ABOUT', '/blog/fence-maintenance-longevity']

test.each(addresses)('%s: HEAD has the headers of GET, OPTIONS lists the methods, others are refused', async (path) => {
  const { app } = await makeApp()
  const coding = { 'Accept-Encoding': 'gzip' }
  const get = await request(app).get(path).set(coding).redirects(0)
  const head = await request(app).head(path).set(coding).redirects(0)
  const allow = path === '/' ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
  const changing = { date: '', 'ratelimit-reset': '' }
  expect(get.status).toBeLessThan(400)
  expect(head.status).toBe(get.status)
  // Dynamic responses may leave out length and encoding.
  const left = 'content-length' in head.headers ? {} : { 'content-length': '', 'content-encoding': '', 'transfer-encoding': '' }
  if (!path.startsWith('/health')) expect({ ...head.headers, ...changing, ...left }).toEqual({ ...get.headers, ...changing, ...left })
  expect(head.text ?? '').toBe('')
  const options = await request(app).options(path)
  expect(options.status).toBe(204)
  expect(options.headers.allow).toBe(allow)
  expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  for (const method of ['put', 'patch', 'delete', 'trace', 'propfind'] as const) {
    const refused = await request(app)[method](path)
    expect([method, refused.status, refused.headers.allow, refused.headers['cache-control']]).toEqual([method, 405, allow, 'no-store'])
    expect(refused.text).toBe('405 Method Not Allowed\n')
  }
  if (path !== '/') expect((await request(app).post(path)).status).toBe(405)
})

// Older releases of Node 20 cannot parse QUERY.
const refusedQuery = METHODS.includes('QUERY') ? 405 : 400

test.each([
  ['/', 'GET, HEAD, POST, OPTIONS'],
  ['/about/', 'GET, HEAD, OPTIONS'],
  ['/assets/entry-0000.js', 'GET, HEAD, OPTIONS'],
  ['/api/posts', 'GET, HEAD, OPTIONS'],
  ['/health', 'GET, HEAD, OPTIONS'],
])('%s refuses QUERY and lists the methods', async (path, allow) => {
  const { http } = await makeApp()
  const { text } = await exchange(
    { port: http.port },
    `QUERY ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 3\r\n\r\na=1`,
  )
  const [answer] = parseAnswers(text)
  expect(answer).toMatchObject({ status: refusedQuery, headers: { 'cache-control': 'no-store' } })
  if (refusedQuery === 405) expect(answer).toMatchObject({ headers: { allow }, body: '405 Method Not Allowed\n' })
})

test.each([
  '/no-such-page',
  '/blog/no-such-post',
  '/blog/a/b',
  '/api/posts/none',
  '/hooks/contentful',
  '/assets/none.js',
  '/constructor',
])('%s is not found by any method', async (path) => {
  const { app } = await makeApp()
  for (const method of ['get', 'head', 'post', 'put', 'delete', 'options'] as const) {
    const response = await request(app)[method](path)
    expect([method, response.status, response.headers['cache-control']]).toEqual([method, 404, 'no-store'])
  }
})

test.each([
  ...malformedPaths,
  '/api/posts/%ff',
  '/assets/%2e%2e/server.js',
  '/assets/..%5c..%5cserver.js',
])('%s is not found by any method, and the response says nothing about our files', async (path) => {
  const { http } = await makeApp()
  for (const method of ['GET', 'POST']) {
    const { text } = await exchange(
      { port: http.port },
      `${method} ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    const [answer] = parseAnswers(text)
    expect([400, 404]).toContain(answer?.status)
    expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
  }
})

test('every response but a file has the security headers, whatever its status', async () => {
  const { app, services, http } = await makeApp()
  const answers = [
    await request(app).get('/'),
    await request(app).get('/').set('If-None-Match', '*'),
    await request(app).get('/contact/?sent=1'),
    await request(app).get('/nothing'),
    await request(app).get('/residential-fencing/').redirects(0),
    await request(app).get('/health'),
    await request(app).get('/api/posts'),
    await request(app).get('/feed.xml'),
    await request(app).put('/'),
    await request(app).options('/'),
    await request(app).post('/').type('json').send({}),
    await request(app).post('/').type('form').send({ 'form-name': 'contact' }),
    await request(app).post('/').set('Accept', 'application/json').type('form').send({ 'form-name': 'contact' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 200, 404, 301, 200, 200, 200, 405, 204, 415, 422, 422])
  const expected = Object.fromEntries(services.securityHeaders.map(([name, value]) => [name.toLowerCase(), value]))
  for (const { headers } of answers) {
    expect(headers).toMatchObject(expected)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('set-cookie')
  }
  const [bad] = parseAnswers((await exchange({ port: http.port }, 'nonsense\r\n\r\n')).text)
  expect(bad?.headers).toMatchObject(expected)
})

test('public responses may be cached, and served stale while the server is down', async () => {
  const { app } = await makeApp()
  for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt']) {
    const { status, headers } = await request(app).get(path)
    expect([path, status, headers['cache-control']]).toEqual([
      path,
      200,
      expect.stringMatching(/^public, max-age=\d+, .*stale-if-error=\d+$/),
    ])
  }
  for (const path of ['/api/posts', '/api/posts/fence-maintenance-longevity']) {
    const { status, headers } = await request(app).get(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=0, must-revalidate'])
  }
  for (const path of ['/residential-fencing/', '/ABOUT']) {
    const { status, headers } = await request(app).get(path).redirects(0)
    expect([path, status, headers['cache-control']]).toEqual([path, 301, 'public, max-age=3600'])
  }
})

test('personal responses and errors are not cached', async () => {
  const { app } = await makeApp({ env: { CONTACT_RATE_LIMIT: '2', CONTENTFUL_WEBHOOK_SECRET: 'open-sesame' } })
  const form = (changes: Record<string, string> = {}) => request(app).post('/').type('form').send(inquiryForm(changes)).redirects(0)
  const json = (changes: Record<string, string> = {}) => form(changes).set('Accept', 'application/json')
  const hook = (secret: string) => request(app).post('/hooks/contentful').set('X-Webhook-Secret', secret).type('json').send('{}')
  const answers = [
    await form(),
    await json({ comment: 'Another' }),
    await request(app).get('/contact/?sent=1'),
    await request(app).get('/health'),
    await hook('open-sesame'),
    await hook('wrong'),
    await form({ 'form-name': 'other' }),
    await form().set('Sec-Fetch-Site', 'cross-site'),
    await json().set('Sec-Fetch-Site', 'cross-site'),
    await form({ email: 'nobody' }),
    await json({ email: 'nobody' }),
    await form({ comment: 'One too many' }),
    await json({ comment: 'One too many' }),
    await request(app).get('/nothing'),
    await request(app).get('/blog/nothing'),
    await request(app).get('/api/posts/nothing'),
    await request(app).get('/assets/nothing.js'),
    await request(app).put('/sitemap.xml'),
    await form({ comment: 'x'.repeat(70_000) }),
    await request(app).post('/').type('json').send({}),
  ]
  const expected = [303, 201, 200, 200, 204, 401, 400, 403, 403, 422, 422, 429, 429, 404, 404, 404, 404, 405, 413, 415]
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(expected.map((status) => [status, 'no-store']))
})

test('OPTIONS * is answered', async () => {
  const { http } = await makeApp()
  const { text } = await exchange({ port: http.port }, 'OPTIONS * HTTP/1.1\r\nHost: a.example\r\n\r\n')
  expect(parseAnswers(text)).toMatchObject([{ status: 204, headers: { allow: 'GET, HEAD, POST, OPTIONS' } }])
})

test('Host, forwarded headers, cookies and the query never change a page', async () => {
  const { app } = await makeApp()
  const plain = await request(app).get('/about/')
  const odd = await request(app).get('/about/?sent=1&x=canary').set({
    Host: 'canary.example',
    'X-Forwarded-Host': 'canary.example',
    'X-Forwarded-Proto': 'canary',
    Cookie: 'a=canary',
    'X-Canary': 'canary',
  })
  expect(odd.text).toBe(plain.text)
  expect(odd.headers.etag).toBe(plain.headers.etag)
})

test('robots.txt allows everything and links the sitemap at the configured address', async () => {
  const { app } = await makeApp({ env: { SITE_URL: 'https://www.site.example' } })
  const robots = await request(app).get('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.text).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.site.example/sitemap.xml\n')
})

test.each(contentSets)('sitemap and feed of %s have a content type, an ETag and compression', async (name, { site }) => {
  const { app } = await makeApp({ site: name, env: { SITE_URL: 'https://www.site.example' } })
  const sitemap = await request(app).get('/sitemap.xml')
  expect(sitemap.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  })
  for (const page of contentPages(site)) expect(sitemap.text).toContain(`<loc>https://www.site.example${page.path}</loc>`)
  const feed = await request(app).get('/feed.xml')
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  for (const { slug } of site.articles) expect(feed.text).toContain(`https://www.site.example/blog/${slug}/`)
  const known = await request(app)
    .get('/feed.xml')
    .set('If-None-Match', feed.headers.etag ?? '')
  expect(known.status).toBe(304)
  expect(known.headers).toMatchObject({ etag: feed.headers.etag, vary: 'Accept-Encoding' })
})

test('health lists its checks, is never cached and has no personal data', async () => {
  const { app, services } = await makeApp({
    env: { SMTP_URL: 'smtp://user:canary@127.0.0.1:9', CONTACT_TO: 'canary@example.com', CONTACT_FROM: 'canary@example.com' },
  })
  const response = await request(app).get('/health')
  expect(response.status).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('application/health+json'),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(response.body).toMatchObject({
    status: 'pass',
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+0000$/),
    site: 'fencing',
    uptimeSeconds: expect.any(Number),
    checks: {
      leads: { pending: 0, sending: 0, sent: 0, failed: 0, spam: 0, unreadable: 0 },
      mail: { isConfigured: true },
      blog: { source: 'built-in', count: readBuiltSite('fencing').articles.length },
    },
  })
  expect(response.text).not.toMatch(/canary|127\.0\.0\.1|\/tmp|@/)
  services.health.beginDrain()
  expect((await request(app).get('/healthz?x')).status).toBe(503)
  expect((await request(app).head('/health/')).status).toBe(503)
  expect((await request(app).get('/health/live')).text).toBe('ok')
})

test('without a mail server, health warns as soon as an inquiry waits', async () => {
  const { app, services } = await makeApp()
  expect((await request(app).get('/health')).body.status).toBe('pass')
  const fields = { ...mapFields(() => ''), name: 'A', email: 'a@example.com', comment: 'B' }
  await services.leads.intake.accept({ fields, site: 'fencing' }, 'pending')
  await expect
    .poll(async () => (await request(app).get('/health')).body)
    .toMatchObject({ status: 'warn', checks: { leads: { pending: 1 } } })
})

test('the webhook accepts calls with the right secret of up to 1 MB, and does not exist without a secret', async () => {
  const { app, services } = await makeApp({ env: { CONTENTFUL_WEBHOOK_SECRET: 'open-sesame' } })
  let refreshed = 0
  services.posts.refresh = async () => {
    refreshed += 1
  }
  const call = (secret: string, body = '{}') =>
    request(app).post('/hooks/contentful').set('X-Webhook-Secret', secret).type('json').send(body)
  expect((await call('wrong')).status).toBe(401)
  expect((await request(app).post('/hooks/contentful')).status).toBe(401)
  expect(refreshed).toBe(0)
  expect((await call('open-sesame', `"${'x'.repeat(900_000)}"`)).status).toBe(204)
  expect(refreshed).toBe(1)
  expect((await request(app).get('/hooks/contentful')).status).toBe(404)
  expect((await request(app).put('/hooks/contentful')).status).toBe(404)
  expect((await request(app).options('/hooks/contentful')).headers.allow).toBe('POST, OPTIONS')
  const without = await makeApp()
  expect((await request(without.app).post('/hooks/contentful').set('X-Webhook-Secret', '')).status).toBe(404)
})

test('a render error gets 500 with an id from the log and no details, and the server keeps running', async () => {
  const { app, log } = await makeApp({
    change: ({ pages }) => ({
      pages: { ...pages, kept: () => false, sendPage: () => Promise.reject(new Error('canary')) },
    }),
  })
  const response = await request(app).get('/about/')
  expect(response.status).toBe(500)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.text).toContain('Unexpected Application Error!')
  expect(response.text).toContain('500')
  expect(response.text).not.toMatch(/canary|\.ts/)
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(response.text)?.[0]
  expect(log()).toContain(`"id":"${id}"`)
  expect(log()).not.toContain('canary')
  expect((await request(app).get('/robots.txt')).status).toBe(200)
})

test('if the error page cannot be rendered, a plain one is sent', async () => {
  const broken = () => Promise.reject(new Error('canary'))
  const { app } = await makeApp({
    change: ({ pages }) => ({ pages: { ...pages, kept: () => false, sendPage: broken, send: broken } }),
  })
  const response = await request(app).get('/about/')
  expect(response.status).toBe(500)
  expect(response.text).toContain('Unexpected Application Error!')
})

test('each response is logged in one line: method, path without query, status and time', async () => {
  const { app, log } = await makeApp()
  for (const path of ['/?canary', `/${'x'.repeat(3000)}?canary`, '/health?canary', '/health/live', '/about%0a%1b[31m', '/robots.txt'])
    await request(app).get(path)
  const lines = () =>
    log()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'answered')
  await expect.poll(() => lines().length).toBe(6)
  expect(log()).not.toContain('canary')
  expect(lines().map(({ level, method, status, path }) => [level, method, status, path.slice(0, 12)])).toEqual([
    [30, 'GET', 200, '/'],
    [30, 'GET', 404, '/xxxxxxxxxxx'],
    [20, 'GET', 200, '/health'],
    [20, 'GET', 200, '/health/live'],
    [30, 'GET', 404, '/about%0a%1b'],
    [30, 'GET', 200, '/robots.txt'],
  ])
  for (const { path, ms } of lines()) {
    expect(path.length).toBeLessThanOrEqual(200)
    expect(ms).toBeGreaterThanOrEqual(0)
  }
})
