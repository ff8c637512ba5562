import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forEachLanguage } from '../../server/addresses/localized-site.ts'
import { StartError } from '../../server/base/errors.ts'
import { createLog } from '../../server/base/log.ts'
import { readBusinesses } from '../../server/config/businesses.ts'
import { readConfig } from '../../server/config/config.ts'
import { startManyBusinesses } from '../../server/many-businesses.ts'
import { createNoise } from '../../shared/drawing/noise.ts'
import { askAt } from '../helpers/ask.ts'
import { builtSites, contentSets, sourceOf, testManifest } from '../helpers/content-sets.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

const requests = process.env.LONG ? 10_000 : 500

/** A set for each name, so that every business has its own name and number. */
function readSetFor(publicFolder: string) {
  return (name: string) => {
    const set = contentSets.find(([known]) => known === name.split('-')[0])?.[1]
    if (!set) throw new Error(`No content set ${name}`)
    const rename = <T extends { name: string }>(site: T) => ({
      ...site,
      name: `Canary ${name} Company`,
      phoneNumber: `canary-phone-${name}`,
    })
    const files = { publicFolder, mapsFolder: publicFolder, readSource: () => sourceOf(name.split('-')[0] ?? '') }
    return { sites: forEachLanguage(builtSites(set), rename), manifest: testManifest(), ...files }
  }
}

const names = ['fencing-a', 'fencing-b', 'insulation-c']

async function startMany(files: Record<string, string>, { unbuilt = '' } = {}) {
  const folder = await temporaryFolder()
  const sitesDir = join(folder, 'sites')
  const publicFolder = join(folder, 'public')
  await mkdir(sitesDir)
  await mkdir(publicFolder)
  await writeFile(join(publicFolder, 'favicon.ico'), 'icon')
  const write = (name: string, text: string) => writeFile(join(sitesDir, `${name}.env`), text)
  for (const [name, text] of Object.entries(files)) await write(name, text)
  const lines: string[] = []
  const output = { write: (line: string) => void lines.push(line) }
  const env = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), SITES_DIR: sitesDir }
  const config = readConfig(env, { folder })
  const readSet = readSetFor(publicFolder)
  let missing = unbuilt
  const server = await startManyBusinesses({
    config,
    readFiles: () => readBusinesses(sitesDir, env, { folder, sites: names }),
    readSet(name) {
      if (name === missing) throw new StartError('not built')
      return readSet(name)
    },
    warningsOf: ({ name }) => [`warning of ${name}`],
    log: createLog('info', output),
    output,
  })
  onTestFinished(() => server.drain())
  const ask = askAt(Number(new URL(server.address).port))
  const at = (host: string, path: string, options: Parameters<typeof ask>[1] = {}) =>
    ask(path, { ...options, headers: { host, ...options.headers } })
  const built = () => {
    missing = ''
  }
  const remove = (name: string) => rm(join(sitesDir, `${name}.env`))
  return { at, server, write, built, log: () => lines.join(''), remove, data: config.dataDir }
}

const three = {
  'fencing-a': 'SITE=fencing-a\nSITE_URL=https://a.example',
  'fencing-b': 'SITE=fencing-b\nSITE_URL=https://www.b.example',
  'insulation-c': 'SITE=insulation-c\nSITE_URL=https://c.example',
}

test('each host gets its own business, its www neighbor a redirect, and any other host 421', async () => {
  const { at } = await startMany(three)
  const a = await at('A.example.:8080', '/')
  expect(a.text).toContain('Canary fencing-a Company')
  expect(a.text).toContain('<link rel="canonical" href="https://a.example/"')
  expect((await at('www.b.example', '/about/')).text).toContain('canary-phone-fencing-b')
  const moved = await at('www.a.example', '/about/?a=1')
  expect([moved.status, moved.headers.location]).toEqual([308, 'https://a.example/about/?a=1'])
  expect((await at('b.example', '//evil.test/')).headers.location).toBe('https://www.b.example//evil.test/')
  for (const host of ['d.example', 'a.example.evil.test', '127.0.0.1']) {
    const { status, text } = await at(host, '/')
    expect([status, text]).toEqual([421, '421 Misdirected Request\n'])
  }
})

test('a business whose file has an invalid line responds with 503, and a copied file takes nothing from the valid one', async () => {
  const { at, server, remove, log } = await startMany({
    ...three,
    'fencing-a-copy': `${three['fencing-a']}\nCONTACT_RATE_LIMIT=many`,
    'fencing-b': `SMTP_URL: smtp://mail.example\n${three['fencing-b']}`,
    'insulation-d': 'SITE=insulation-c\nSITE_URL=d.example:443',
  })
  expect((await at('a.example', '/about/')).text).toContain('Canary fencing-a Company')
  for (const address of ['/about/', '/health']) expect((await at('www.b.example', address)).status).toBe(503)
  expect(log()).toContain('fencing-b.env line 1: got something else')
  await server.reload()
  expect((await at('a.example', '/about/')).status).toBe(200)
  expect((await at('c.example', '/about/')).status).toBe(200)
  // Without the original, the copy gets the host.
  await remove('fencing-a')
  await server.reload()
  expect((await at('a.example', '/about/')).status).toBe(503)
})

test('a business with errors responds with 503, and does not stop the others', async () => {
  const { at, log } = await startMany({
    ...three,
    'fencing-b': 'SITE=fencing-b\nSITE_URL=https://b.example\nCONTACT_RATE_LIMIT=many',
    'insulation-d': 'SITE=insulation-c\nSITE_URL=https://c.example',
    'insulation-e': 'SITE=insulation-c',
    'Wrong Name': 'SITE_URL=https://name.example',
  })
  const { status, headers, text } = await at('b.example', '/about/')
  expect([status, headers['content-type'], text]).toEqual([503, 'text/plain; charset=utf-8', '503 Service Unavailable\n'])
  const health = await at('b.example', '/health')
  expect([health.status, JSON.parse(health.text)]).toEqual([503, { status: 'fail', site: 'fencing-b' }])
  expect((await at('a.example', '/about/')).status).toBe(200)
  expect((await at('c.example', '/')).text).toContain('Canary insulation-c Company')
  const reasons = log()
    .split('\n')
    .filter((line) => line.includes('a business is not served'))
    .map((line) => JSON.parse(line))
  expect(reasons.map(({ site }) => site).sort()).toEqual(['Wrong Name', 'fencing-b', 'insulation-d', 'insulation-e'])
  expect(log()).toContain('CONTACT_RATE_LIMIT: got \\"many\\"')
  const overview = await at('localhost', '/health')
  expect([overview.status, overview.text.split('\n').sort()]).toEqual([
    503,
    ['', 'Wrong Name fail', 'fail', 'fencing-a pass', 'fencing-b fail', 'insulation-c pass', 'insulation-d fail', 'insulation-e fail'],
  ])
  expect((await at('localhost', '/health', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(421)
  expect((await at('localhost', '/health/live')).text).toBe('ok')
})

test('without a valid business the server does not start', async () => {
  await expect(startMany({ 'fencing-a': 'SITE=fencing-a' })).rejects.toThrow(/No business can be served/)
})

test('when the folder is read again, changed businesses restart, removed ones end, and requests of the others go on', async () => {
  const { at, server, write, remove, log } = await startMany(three)
  expect((await at('d.example', '/')).status).toBe(421)
  await write('fencing-a', 'SITE=fencing-a\nSITE_URL=https://d.example')
  await remove('insulation-c')
  const during = Promise.all(Array.from({ length: 20 }, () => at('www.b.example', '/blog/')))
  await server.reload()
  expect((await during).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await at('d.example', '/')).text).toContain('Canary fencing-a Company')
  expect((await at('a.example', '/')).status).toBe(421)
  expect((await at('c.example', '/')).status).toBe(421)
  // Warnings of unchanged businesses are not repeated.
  expect(log().match(/warning of fencing-\w/g)).toEqual(['warning of fencing-a', 'warning of fencing-b', 'warning of fencing-a'])
})

test('a business that could not be started is tried again when the folder is read again', async () => {
  const { at, server, log, built } = await startMany(three, { unbuilt: 'fencing-b' })
  expect((await at('www.b.example', '/')).status).toBe(503)
  built()
  await server.reload()
  expect((await at('www.b.example', '/')).text).toContain('Canary fencing-b Company')
  expect(log().match(/warning of fencing-a/g)).toHaveLength(1)
})

test('what a visitor sends to one business is stored, limited and logged only for that business', async () => {
  const { at, data, log } = await startMany({ ...three, 'fencing-a': `${three['fencing-a']}\nCONTACT_RATE_LIMIT=1` })
  const post = (host: string, name: string) =>
    at(host, '/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(inquiryForm({ name })).toString(),
    })
  expect((await post('a.example', 'First')).status).toBe(201)
  expect((await post('a.example', 'Second')).status).toBe(429)
  expect((await post('www.b.example', 'Second')).status).toBe(201)
  expect((await readdir(data)).sort()).toEqual(expect.arrayContaining(['fencing-a', 'fencing-b', 'insulation-c']))
  for (const [name, count] of [
    ['fencing-a', 1],
    ['fencing-b', 1],
    ['insulation-c', 0],
  ] as const) {
    const files = (await readdir(join(data, name), { recursive: true })).filter((file) => /pending\/.+/.test(file))
    expect([name, files.length]).toEqual([name, count])
  }
  const answered = log()
    .split('\n')
    .filter((line) => line.includes('"method":"POST"'))
    .map((line) => JSON.parse(line))
  expect(answered.map(({ site, status }) => [site, status])).toEqual([
    ['fencing-a', 201],
    ['fencing-a', 429],
    ['fencing-b', 201],
  ])
})

test(`${requests} requests with odd hosts, paths and headers never get a word of another business`, async () => {
  const { at } = await startMany(three)
  const owners: Record<string, string> = { 'a.example': 'fencing-a', 'www.b.example': 'fencing-b', 'c.example': 'insulation-c' }
  const urls: Record<string, string> = { 'fencing-a': '//a.example', 'fencing-b': '//www.b.example', 'insulation-c': '//c.example' }
  const hosts = [...Object.keys(owners), 'A.EXAMPLE', 'c.example.', 'c.example:80', 'www.c.example', 'b.example', 'd.example', '[::1]']
  const paths = [
    '/',
    '/about/',
    '/es/',
    '/nothing',
    '/api/pages/contact/',
    '/api/posts',
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/health',
  ]
  const more = [
    '/estimate/?length=90',
    '/contact/?sent=1',
    '/favicon.ico',
    '//a.example/',
    '/%00',
    '/api/posts/%ff',
    '/residential-fencing/',
  ]
  const headers: Record<string, string>[] = [
    {},
    { 'x-forwarded-host': 'a.example' },
    { 'x-forwarded-host': 'c.example' },
    { 'accept-encoding': 'br' },
  ]
  const others: Record<string, string>[] = [
    { forwarded: 'host=www.b.example' },
    { referer: 'https://a.example/' },
    { origin: 'https://c.example' },
    { accept: 'application/json' },
  ]
  const random = createNoise(44)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  async function askOne(): Promise<void> {
    const host = pick(hosts)
    const method = pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'])
    const path = pick([...paths, ...more])
    const { text, headers: got } = await at(host, path, { method, headers: pick([...headers, ...others]) })
    const owner = owners[host.toLowerCase().replace(/(\.|:80)$/, '')]
    // A redirect to the business's own address names it.
    const whole = got.location === undefined ? `${JSON.stringify(got)}${text}` : text
    for (const name of names.filter((other) => other !== owner)) {
      const leak = [`Canary ${name}`, `canary-phone-${name}`, `"${name}"`, urls[name] ?? name].find((word) => whole.includes(word))
      expect([host, path, method, leak]).toEqual([host, path, method, undefined])
    }
  }
  for (let sent = 0; sent < requests; sent += 20) await Promise.all(Array.from({ length: 20 }, askOne))
})
