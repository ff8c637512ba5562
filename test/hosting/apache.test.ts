import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { ask, inquiryForm, type Target } from './ask-server.ts'
import { askAlternately, estimates, expectNumberInsteadOfPrice } from './estimates.ts'
import { makeCertificate } from './nginx-proxy.ts'
import { owner, postJob } from './owner-photos.ts'
import { runProgram, startProgram, until } from './program-process.ts'
import { changedFile, openFolder, siteFolder } from './site-folder.ts'
import { pageAnswers } from './site-pages.ts'
import { startServer } from './site-server.ts'
import { lacks, programPath } from './system-programs.ts'

// The modules our file needs: from Debian's default set, and those listed at its top.
const modules = 'mpm_event authz_core alias mime reqtimeout proxy proxy_http ssl http2 headers'.split(' ')

const mainConfig = (folder: string, ports: number[]) => `
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
# Debian's default: anything without its own log is logged with the IP address.
LogFormat "%h %r %{User-Agent}i" everything
CustomLog ${folder}/other.log everything
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
User www-data
Group www-data
<Directory />
  AllowOverride None
  Require all denied
</Directory>
${ports.map((port) => `Listen 127.0.0.1:${port}`).join('\n')}
Include ${folder}/site.conf
`

/** Starts the built server behind Apache with our file. */
async function startSetup(env: Record<string, string> = {}) {
  const base = await openFolder()
  const { current, dataDir } = await siteFolder(base)
  const [nodePort, plainPort, securePort] = [await freePort(), await freePort(), await freePort()]
  const serverEnv = { PORT: String(nodePort), SITE_URL: 'https://www.example.com', DATA_DIR: dataDir, ...env }
  const start = () => startServer({ folder: current, env: serverEnv })
  const server = await start()
  const folder = path.join(base, 'apache')
  await mkdir(folder)
  await makeCertificate(path.join(folder, 'live', 'www.example.com'))
  await changedFile('apache.conf', path.join(folder, 'site.conf'), [
    [/\*:80>/, `127.0.0.1:${plainPort}>`],
    [/\*:443>/, `127.0.0.1:${securePort}>`],
    ['127.0.0.1:3000', `127.0.0.1:${nodePort}`],
    ['/srv/fencing', base],
    ['/var/log/apache2', folder],
    ['/etc/letsencrypt/live', path.join(folder, 'live')],
  ])
  const configFile = path.join(folder, 'apache2.conf')
  await writeFile(configFile, mainConfig(folder, [plainPort, securePort]))
  const check = await runProgram(programPath('apache2'), ['-t', '-f', configFile])
  if (check.output !== 'Syntax OK\n') throw new Error(check.output)
  const proxy = startProgram(programPath('apache2'), ['-X', '-f', configFile])
  const secure: Target = { port: securePort, isSecure: true }
  const isUp = () =>
    ask(secure, '/health/live').then(
      () => true,
      () => false,
    )
  await until(isUp, () => 'Apache did not begin to answer', proxy)
  return { secure, plain: { port: plainPort }, server, start, folder, current, dataDir }
}

describe.skipIf(lacks('apache2', 'openssl'))('behind Apache', () => {
  test('every page passes through unchanged, with one copy of each header', async () => {
    const { secure, server } = await startSetup()
    for (const { path: address } of pageAnswers('fencing')) {
      const [through, direct] = [await ask(secure, address), await ask(server.target, address)]
      expect(through.text, address).toBe(direct.text)
      expect(through.status).toBe(direct.status)
      for (const name of [
        'content-security-policy',
        'cache-control',
        'etag',
        'x-frame-options',
        'strict-transport-security',
        'retry-after',
      ])
        expect(through.headers[name], `${name} of ${address}`).toBe(direct.headers[name])
    }
  })

  test('while the server is down, pages and posts get the phone number; when it is back, they work at once', async () => {
    const { secure, server, start } = await startSetup()
    await server.end('SIGKILL')
    for (const form of [inquiryForm(), undefined]) {
      const refused = await ask(secure, '/', { form })
      expect(refused.status).toBe(503)
      expect(refused.text).toContain(readBuiltSite('fencing').phoneNumber)
      expect(refused.headers['retry-after']).toBe('60')
      expect(refused.headers['cache-control']).toBe('no-store')
      expect(refused.headers['x-content-type-options']).toBe('nosniff')
      expect(refused.headers['x-frame-options']).toBe('DENY')
    }
    await start()
    expect((await ask(secure, '/', { form: inquiryForm() })).status).toBe(303)
    expect((await ask(secure, '/.away/site.json')).status).not.toBe(200)
  })

  test('each visitor sees their own estimate, and during an outage the phone number instead of a price', async () => {
    const { secure, server } = await startSetup()
    expect(await askAlternately(secure, server, 20)).toBe(0)
    await server.end('SIGKILL')
    await expectNumberInsteadOfPrice(secure, estimates)
  })

  test('a post that is too large gets a page with the phone number', async () => {
    const { secure } = await startSetup()
    const reply = await ask(secure, '/', { announcedBytes: 28_400_000 })
    expect([reply.status, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
    expect(reply.text).toContain(readBuiltSite('fencing').phoneNumber)
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(reply.headers).not.toHaveProperty('retry-after')
    expect((await ask(secure, '/about/', { announcedBytes: 1_200_000 })).status).toBe(413)
  })

  test('the owner posts a job with photos', async () => {
    const { secure, current, dataDir } = await startSetup({ OWNER_EMAILS: owner })
    const { status, headers } = await postJob(secure, { current, dataDir })
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/owner\/site\/work\/.+\/\?done=saved$/)])
  })

  test('a visitor cannot evade the rate limit with forged headers', async () => {
    const { secure } = await startSetup({ CONTACT_RATE_LIMIT: '2' })
    const statuses: number[] = []
    for (let number = 1; number <= 3; number += 1) {
      const forged = { 'x-forwarded-for': `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` }
      statuses.push((await ask(secure, '/', { form: inquiryForm({ comment: `Inquiry ${number}` }), headers: forged })).status)
    }
    expect(statuses).toEqual([303, 303, 429])
  })

  test('http redirects to https with method and query, and never to another host', async () => {
    const { plain } = await startSetup()
    const reply = await ask(plain, '/contact/?a=1', { method: 'POST', headers: { host: 'evil.example' } })
    expect([reply.status, reply.headers.location]).toEqual([308, 'https://www.example.com/contact/?a=1'])
  })

  test('the bare domain redirects to www, also over https', async () => {
    const { plain, secure } = await startSetup()
    for (const target of [plain, secure]) {
      const reply = await ask(target, '/contact/?a=1', { headers: { host: 'example.com' } })
      expect([reply.status, reply.headers.location]).toEqual([308, 'https://www.example.com/contact/?a=1'])
    }
  })

  test('logs contain no IP addresses, queries or user agents', async () => {
    const { secure, plain, folder } = await startSetup()
    for (const target of [secure, plain]) await ask(target, '/about/?name=Canary', { headers: { 'user-agent': 'Canary' } })
    await ask(secure, '/%00')
    const read = (name: string) => readFile(path.join(folder, name), 'utf8')
    await expect.poll(async () => (await read('fencing.log')).match(/"GET \/about\/" \d{3}/g)).toHaveLength(2)
    expect((await Promise.all(['fencing.log', 'other.log', 'error.log'].map(read))).join('')).not.toMatch(/Canary|127\.0\.0\.1/)
  })
})
