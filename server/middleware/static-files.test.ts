import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import express, { type ErrorRequestHandler } from 'express'
import { expect, test } from 'vitest'
import { serveForTest } from '../../test/helpers/ask.ts'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { staticFiles } from './static-files.ts'

const script = `export const words = ${JSON.stringify('a word '.repeat(500))}\n`

async function fileServer() {
  const root = await temporaryFolder()
  const folder = join(root, 'public')
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const name of ['.secret', '.well-known']) await mkdir(join(folder, name))
  const files: Record<string, string | Buffer> = {
    'assets/app-1234.js': script,
    'assets/app-1234.js.br': brotliCompressSync(script),
    'assets/app-1234.js.gz': gzipSync(script),
    'assets/app-1234.js.map': '{}',
    'assets/photo-1234.jpg': Buffer.alloc(5000, 7),
    'favicon.ico': Buffer.alloc(100),
    '.secret/file.txt': 'secret',
    '.well-known/security.txt': 'Contact: tel:+1',
    '.env': 'secret',
    'page.html': '<p>',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await writeFile(join(root, 'server.js'), 'secret')
  const app = express().disable('etag')
  app.use(staticFiles({ publicFolder: folder, manifest: { social: { home: '/assets/photo-1234.jpg' } } }))
  app.use((_req, res) => void res.status(404).send('nothing'))
  const onError: ErrorRequestHandler = (error: { status?: number }, _req, res, _next) => void res.status(error.status ?? 500).send('fault')
  app.use(onError)
  return { ask: await serveForTest(app), folder }
}

test('a hashed file may be cached for a year, and is sent in the requested coding', async () => {
  const { ask } = await fileServer()
  const plain = await ask('/assets/app-1234.js')
  const br = await ask('/assets/app-1234.js', { headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await ask('/assets/app-1234.js', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
  expect([plain, br, gzip].map(({ text }) => text)).toEqual([script, script, script])
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  for (const { headers } of [plain, br, gzip]) {
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable, no-transform', vary: 'Accept-Encoding' })
    expect(headers['content-type']).toMatch(/^text\/javascript/)
  }
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('a file without compressed versions is sent uncompressed, and one without a hash may be cached for a day', async () => {
  const { ask } = await fileServer()
  const photo = await ask('/assets/photo-1234.jpg', { headers: { 'accept-encoding': 'br' } })
  expect(photo.status).toBe(200)
  expect(photo.headers).not.toHaveProperty('content-encoding')
  expect(photo.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await ask('/favicon.ico')).headers['cache-control']).toBe('public, max-age=86400, no-transform')
})

test('the .well-known folder is served, although its name begins with a dot', async () => {
  const { ask } = await fileServer()
  expect(await ask('/.well-known/security.txt')).toMatchObject({ status: 200, text: 'Contact: tel:+1' })
})

test.each([
  '/assets/app-1234.js.br',
  '/assets/app-1234.js.gz',
  '/assets/app-1234.js.map',
  '/assets/',
  '/assets',
  '/assets//app-1234.js',
  '/assets/..%2f..%2fserver.js',
  '/assets/%2e%2e/%2e%2e/server.js',
  '/../server.js',
  '/assets/..%5c..%5cserver.js',
  '/assets/app-1234%2ejs',
  '/.env',
  '/.secret/file.txt',
  '/page',
  '/%00',
  '/constructor',
])('%s is not an address', async (path) => {
  const { ask } = await fileServer()
  expect(await ask(path)).toMatchObject({ status: 404, text: 'nothing' })
})

test('HEAD has the headers of GET, a known tag gets 304, other methods are passed on', async () => {
  const { ask } = await fileServer()
  const headers = { 'accept-encoding': 'br' }
  const get = await ask('/assets/app-1234.js', { headers })
  const head = await ask('/assets/app-1234.js', { method: 'HEAD', headers })
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  expect(head.body.byteLength).toBe(0)
  const known = await ask('/assets/app-1234.js', { headers: { ...headers, 'if-none-match': `"other", ${get.headers.etag}` } })
  expect(known.status).toBe(304)
  expect(known.headers).toMatchObject({ etag: get.headers.etag, vary: 'Accept-Encoding', 'cache-control': get.headers['cache-control'] })
  expect((await ask('/assets/app-1234.js', { method: 'POST' })).status).toBe(404)
})

test.each([
  ['bytes=0-99', 206, 100],
  ['bytes=-500', 206, 500],
  ['bytes=4990-', 206, 10],
  ['bytes=90-10', 416, undefined],
  ['bytes=9000-', 416, undefined],
  ['pages=1', 200, 5000],
])('the range %s', async (range, status, length) => {
  const { ask } = await fileServer()
  const answer = await ask('/assets/photo-1234.jpg', { headers: { range } })
  expect(answer.status).toBe(status)
  if (length !== undefined) expect(answer.body.byteLength).toBe(length)
})

test('a request for two hundred ranges gets the whole file', async () => {
  const { ask } = await fileServer()
  const range = `bytes=${Array.from({ length: 200 }, (_, part) => `${part * 10}-${part * 10}`).join(',')}`
  expect(await ask('/assets/photo-1234.jpg', { headers: { range } })).toMatchObject({ status: 200, body: { byteLength: 5000 } })
})

test('a file deleted since the start is an ordinary error, and the server keeps running', async () => {
  const { ask, folder } = await fileServer()
  await rm(join(folder, 'assets/app-1234.js.br'))
  const gone = await ask('/assets/app-1234.js', { headers: { 'accept-encoding': 'br' } })
  expect(gone.status).toBe(404)
  expect(gone.headers).not.toHaveProperty('content-encoding')
  const other = await ask('/assets/app-1234.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(brotliDecompressSync(brotliCompressSync(other.text)).toString()).toBe(script)
})

test('a read error in the middle of a file ends the connection', async () => {
  const { folder } = await fileServer()
  const app = express()
  app.use((_req, res, next) => {
    res.sendFile = (_path: string, _options: unknown, done?: (error: Error) => void) => {
      res.writeHead(200, { 'Content-Length': 5000 }).write('the beginning', () => done?.(new Error('EIO')))
    }
    next()
  })
  app.use(staticFiles({ publicFolder: folder, manifest: { social: {} } }))
  const ask = await serveForTest(app)
  await expect(ask('/assets/photo-1234.jpg')).rejects.toThrow(/aborted|ECONNRESET|hang up/)
})
