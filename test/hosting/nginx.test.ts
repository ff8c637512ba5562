import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { plainText, post, read, startBehindNginx } from './nginx-site.ts'
import { until } from './program-process.ts'
import { pageAnswers, realPages } from './site-pages.ts'
import { lacks } from './system-programs.ts'

describe.skipIf(lacks('nginx', 'openssl'))('behind nginx', () => {
  test.each(builtSiteNames)('every page of %s passes through unchanged', async (site) => {
    const { proxy, server } = await startBehindNginx({ site })
    for (const { path: address, status } of pageAnswers(site)) {
      const [through, direct] = [await read(proxy, address), await ask(server.target, address)]
      expect(through.status, address).toBe(status)
      expect(through.text, address).toBe(direct.text)
      for (const name of ['content-security-policy', 'cache-control', 'etag', 'vary', 'strict-transport-security', 'x-frame-options'])
        expect(through.headers[name], `${name} of ${address}`).toBe(direct.headers[name])
    }
  })

  test('each encoding is cached separately, and clients get one they accept', async () => {
    const { proxy } = await startBehindNginx()
    const plain = (await read(proxy, '/')).text
    const cases: [string, string | undefined][] = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.5, br;q=0.0', 'gzip'],
      ['gzip;q=0', undefined],
      ['identity', undefined],
      ['br;q=0.8,gzip;q=0.2', 'br'],
    ]
    for (const [accepted, coding] of [...cases, ...cases]) {
      const reply = await read(proxy, '/', { 'accept-encoding': accepted })
      expect(reply.headers['content-encoding'], accepted).toBe(coding)
      expect(plainText(reply), accepted).toBe(plain)
    }
  })

  test('the cache ignores queries, but the confirmation after a form still appears', async () => {
    const { proxy, server, cachedFiles } = await startBehindNginx()
    const plain = await read(proxy, '/contact/')
    expect((await read(proxy, '/contact/?utm_source=mail')).text).toBe(plain.text)
    const sent = await read(proxy, '/contact/?sent=1')
    expect(sent.text).not.toBe(plain.text)
    expect(sent.text).toBe((await ask(server.target, '/contact/?sent=1')).text)
    expect((await read(proxy, '/blog/1?utm_source=mail')).headers.location).toMatch(/\?utm_source=mail$/)
    expect((await read(proxy, '/blog/1?utm_source=feed')).headers.location).toMatch(/\?utm_source=feed$/)
    await read(proxy, '/about/')
    const before = await cachedFiles()
    for (const name of ['consent', 'presented', 'utm_source']) await read(proxy, `/about/?${name}=${Math.random()}`)
    expect(await cachedFiles()).toEqual(before)
  })

  test('while the server is down, visited pages come from the cache and posts get the phone number', async () => {
    const { proxy, server, dataDir } = await startBehindNginx()
    const { phoneNumber } = readBuiltSite('fencing')
    const codings = ['br, gzip', 'gzip', '']
    const visited = realPages('fencing').flatMap((address) => codings.map((coding) => [address, coding] as const))
    const before = new Map<string, string>()
    for (const [address, coding] of visited)
      before.set(address + coding, plainText(await read(proxy, address, { 'accept-encoding': coding })))
    await server.end('SIGKILL')
    // Copies are fresh for one second, and nginx counts whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 2100))

    for (const [address, coding] of visited) {
      const reply = await read(proxy, address, { 'accept-encoding': coding })
      expect(reply.status, address).toBe(200)
      expect(plainText(reply), address).toBe(before.get(address + coding))
    }
    const refused = await post(proxy)
    expect(refused.status).toBe(503)
    expect(refused.text).toContain(phoneNumber)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.headers['x-content-type-options']).toBe('nosniff')
    expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const scripted = await post(proxy, inquiryForm(), { accept: 'application/json' })
    expect([scripted.status, scripted.text]).toEqual([503, '{"status":"unavailable"}'])
    expect((await read(proxy, '/health')).status).toBe(503)
    expect((await read(proxy, '/never-visited/')).status).toBe(503)
    expect(await readdir(path.join(dataDir, 'fencing', 'leads', 'pending'))).toEqual([])
  })

  test('uncached built files come from disk while the server is down', async () => {
    const { proxy, server, current } = await startBehindNginx()
    const manifest: { styles: { href: string } } = JSON.parse(await readFile(`${current}/dist/sites/fencing/manifest.json`, 'utf8'))
    const sheet = manifest.styles.href
    const direct = await ask(server.target, sheet)
    await server.end('SIGKILL')
    const reply = await read(proxy, sheet, { 'accept-encoding': 'gzip' })
    expect(reply.status).toBe(200)
    expect(plainText(reply)).toBe(direct.text)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable, no-transform')
    expect(reply.headers['content-type']).toMatch(/^text\/css/)
    expect((await read(proxy, `${sheet}.br`)).status).toBe(404)
    expect((await read(proxy, '/assets/')).status).not.toBe(200)
  })

  test('when the server is back, pages are fresh within 3 s', async () => {
    const { proxy, server, start, base } = await startBehindNginx()
    const log = () => readFile(path.join(base, 'nginx', 'fencing.log'), 'utf8')
    await read(proxy, '/about/')
    await server.end('SIGKILL')
    const isStale = async () => {
      expect((await read(proxy, '/about/')).status).toBe(200)
      return /"GET \/about\/" 200 \d+ \S+ STALE\n$/.test(await log())
    }
    await until(isStale, () => 'the page never becomes stale', proxy)
    await start()
    const backAt = Date.now()
    const isFresh = async () => {
      await read(proxy, '/about/')
      return /(REVALIDATED|EXPIRED|MISS)\n$/.test(await log())
    }
    await until(isFresh, () => 'the page stays stale', proxy)
    expect(Date.now() - backAt).toBeLessThan(3000)
    expect((await post(proxy)).status).toBe(303)
  })

  test('a visitor cannot evade the rate limit with forged headers', async () => {
    const { proxy } = await startBehindNginx({ env: { CONTACT_RATE_LIMIT: '2' } })
    const statuses: number[] = []
    for (let number = 1; number <= 4; number += 1) {
      const forged = {
        'x-forwarded-for': `198.51.100.${number}`,
        forwarded: `for=198.51.100.${number}`,
        'x-real-ip': `198.51.100.${number}`,
      }
      statuses.push((await post(proxy, inquiryForm({ comment: `Inquiry ${number}` }), forged)).status)
    }
    expect(statuses).toEqual([303, 303, 429, 429])
  })

  test('behind a CDN, with the two changes from the README, each visitor has their own limit and cannot evade it', async () => {
    const changes = [[/X-Forwarded-For \$remote_addr/, 'X-Forwarded-For $proxy_add_x_forwarded_for']] as const
    const { proxy } = await startBehindNginx({ changes, env: { CONTACT_RATE_LIMIT: '1', TRUST_PROXY: '2' } })
    const from = (forwarded: string, comment: string) => post(proxy, inquiryForm({ comment }), { 'x-forwarded-for': forwarded })
    expect((await from('198.51.100.1', 'a')).status).toBe(303)
    expect((await from('198.51.100.2', 'b')).status).toBe(303)
    expect((await from('192.0.2.77, 198.51.100.1', 'c')).status).toBe(429)
  })

  test('http redirects to https with the method, and never to another host', async () => {
    const { proxy } = await startBehindNginx()
    for (const method of ['GET', 'POST', 'HEAD']) {
      const reply = await ask(proxy.plain, '/contact/?a=1', { method, headers: { host: 'evil.example' } })
      expect([reply.status, reply.headers.location]).toEqual([308, 'https://www.example.com/contact/?a=1'])
    }
  })

  test('the bare domain redirects to www, also over https', async () => {
    const { proxy } = await startBehindNginx()
    for (const target of [proxy.plain, proxy.secure]) {
      const reply = await ask(target, '/contact/?a=1', { headers: { host: 'example.com' } })
      expect([reply.status, reply.headers.location]).toEqual([308, 'https://www.example.com/contact/?a=1'])
    }
  })

  test('pages and posts work over HTTP/2', async () => {
    const { proxy } = await startBehindNginx()
    const session = connect(`https://127.0.0.1:${proxy.secure.port}`, { rejectUnauthorized: false })
    session.on('error', () => undefined)
    onTestFinished(() => session.close())
    const status = (headers: Record<string, string>, body?: string) =>
      new Promise((resolve, reject) => {
        const stream = session.request({ ':authority': 'www.example.com', ...headers })
        stream.on('response', (answer) => resolve(answer[':status']))
        stream.on('error', reject)
        stream.end(body)
      })
    expect(await status({ ':path': '/' })).toBe(200)
    const form = { ':path': '/', ':method': 'POST', 'content-type': 'application/x-www-form-urlencoded', origin: 'https://www.example.com' }
    expect(await status(form, new URLSearchParams(inquiryForm()).toString())).toBe(303)
  })

  test("nginx's own error responses have the security headers and no version", async () => {
    const { proxy } = await startBehindNginx()
    const large = await ask(proxy.secure, '/about/', { form: { comment: 'x'.repeat(1_200_000) } })
    expect(large.status).toBe(413)
    for (const [name, value] of Object.entries({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000',
      server: 'nginx',
    }))
      expect(large.headers[name]).toBe(value)
    // The server's headers are not duplicated.
    const page = await read(proxy, '/')
    expect(page.headers['x-frame-options']).toBe('DENY')
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('health is never cached or logged', async () => {
    const { proxy, base } = await startBehindNginx()
    for (const address of ['/health', '/healthz', '/health/live', '/health/']) {
      const reply = await read(proxy, address)
      expect([address, reply.status]).toEqual([address, 200])
      expect(reply.headers['cache-control']).toBe('no-store')
    }
    await read(proxy, '/about/?name=Canary')
    await ask(proxy.plain, '/about/?name=Canary')
    const readLog = () => readFile(path.join(base, 'nginx', 'fencing.log'), 'utf8')
    await until(
      async () => (await readLog()).includes('127.0.0.0 '),
      () => 'nginx does not write its log',
      proxy,
    )
    const log = await readLog()
    expect(log).not.toMatch(/health|Canary|127\.0\.0\.1/)
    expect(await readFile(path.join(base, 'nginx', 'access.log'), 'utf8')).toBe('')
  })
})
