import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import request from 'supertest'
import { expect, test } from 'vitest'
import { createNoise } from '../../shared/drawing/noise.ts'
import { inFlight } from '../helpers/app-http-server.ts'
import { type AppSite, makeApp } from '../helpers/app-site.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { largePhoto, multipartForm, samplePhotos } from '../helpers/photos.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'
import { until } from '../helpers/until.ts'
import { usedBytes } from '../helpers/used-bytes.ts'

const json = { Accept: 'application/json' }
const mebibyte = 1024 * 1024

const photosFolder = ({ config }: AppSite) => join(config.dataDir, 'fencing', 'leads', 'photos')

const pieces = [
  ...['\r\n', '\r\n\r\n', '--', '--x7MA4YWxkTrZu0gW', '--x7MA4YWxkTrZu0gW--', '\r\n--x7MA4YWxkTrZu0gW\r\n', '\0', '"', '\\', ';', '='],
  ...[
    '; filename="../../../../tmp/x"',
    "; filename*=UTF-8''%2e%2e%2fx",
    'name="photos"',
    'name="__proto__"',
    'name="form-name"',
    'filename=""',
  ],
  ...['Content-Type: multipart/mixed; boundary=b', 'Content-Transfer-Encoding: base64', 'Content-Type: text/plain; charset=utf-16'],
  ...['A: b\r\n'.repeat(3_000), 'x'.repeat(70_000), '\xff\xfe', 'Content-Disposition: form-data'],
]

/** A valid form with up to five random cuts, insertions, repetitions or truncations; sent whole, chunked or in two pieces. */
/** `isShort`: the head declares more bytes than follow, so the server waits for the rest. */
function mutatedRequest(random: () => number, fields: Record<string, string>, pictures: Buffer[]): { parts: Buffer[]; isShort: boolean } {
  const below = (limit: number) => Math.floor(random() * limit)
  const { type, body } = multipartForm(
    fields,
    pictures.map((value) => ({ value })),
  )
  let bytes = body
  for (let count = below(6); count > 0; count -= 1) {
    const [at, length] = [below(bytes.byteLength), below(200)]
    const [start, end] = [bytes.subarray(0, at), bytes.subarray(at)]
    const piece = Buffer.from(pieces[below(pieces.length)] ?? '', 'latin1')
    const kinds = [
      () => Buffer.concat([start, piece, end]),
      () => Buffer.concat([start, end.subarray(length)]),
      () => Buffer.concat([start, end.subarray(0, length), end]),
      () => (random() < 0.3 ? start : Buffer.concat([start, piece, end.subarray(piece.byteLength)])),
    ]
    bytes = kinds[below(kinds.length)]?.() ?? bytes
  }
  const contentType = random() < 0.95 ? type : type.replace(/boundary=.*/, ['boundary=', 'boundary="', 'boundary=--', ''][below(4)] ?? '')
  const head = `POST / HTTP/1.1\r\nHost: a.example\r\nAccept: application/json\r\nContent-Type: ${contentType}\r\n`
  if (random() < 0.2) {
    const size = bytes.byteLength.toString(16)
    const parts = [Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n${size}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]
    return { parts, isShort: false }
  }
  const declared = bytes.byteLength + (random() < 0.05 ? 500 : 0)
  const cut = below(bytes.byteLength)
  const parts = [Buffer.from(`${head}Content-Length: ${declared}\r\n\r\n`), bytes.subarray(0, cut), bytes.subarray(cut)]
  return { parts, isShort: declared > bytes.byteLength }
}

/** The photo files on disk, by lead id. */
async function onDisk(site: AppSite): Promise<Record<string, string[]>> {
  const ids = await readdir(photosFolder(site))
  return Object.fromEntries(
    await Promise.all(ids.map(async (id) => [id, (await readdir(join(photosFolder(site), id)).catch(() => [])).sort()])),
  )
}

function post({ app }: AppSite, { type, body }: ReturnType<typeof multipartForm>, headers: Record<string, string> = json) {
  return request(app).post('/').set(headers).set('Content-Type', type).send(body)
}

test('pictures of every type are stored with the lead, by their content', async () => {
  const site = await makeApp()
  const samples = await samplePhotos()
  const kinds = ['jpg', 'png', 'webp', 'avif', 'heic'] as const
  const files = kinds.map((kind) => ({ value: samples[kind], fileName: '../../../evil.exe', type: 'text/html' }))
  const { status, body } = await post(site, multipartForm(inquiryForm(), files))
  expect(status).toBe(201)
  expect(body).toEqual({ status: 'accepted', id: expect.any(String), photos: { kept: 5, left: 0 } })
  const names = ['1.jpg', '2.png', '3.webp', '4.avif', '5.heic']
  expect(await onDisk(site)).toEqual({ [body.id]: names })
  const photos = kinds.map((kind, index) => ({ name: names[index], bytes: samples[kind].byteLength }))
  expect(await site.services.leads.admin.find(body.id)).toMatchObject([{ state: 'pending', lead: { photos } }])
  for (const [index, kind] of kinds.entries()) {
    const path = join(photosFolder(site), body.id, names[index] ?? '')
    expect(await readFile(path)).toEqual(samples[kind])
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  }
  expect((await stat(join(photosFolder(site), body.id))).mode & 0o777).toBe(0o700)
})

test('without scripts, the visitor gets the confirmation, and a note if pictures were left out', async () => {
  const site = await makeApp()
  const { jpg } = await samplePhotos()
  const html = { Accept: 'text/html' }
  const whole = await post(site, multipartForm(inquiryForm(), [{ value: jpg }]), html)
  expect([whole.status, whole.headers.location]).toEqual([303, '/contact/?sent=1'])
  const files = [{ value: 'words', fileName: 'notes.jpg' }, { value: jpg }]
  const partly = await post(site, multipartForm(inquiryForm({ language: 'en', comment: 'Another' }), files), html)
  expect([partly.status, partly.headers.location]).toEqual([303, '/contact/?sent=partly'])
  const page = await request(site.app).get('/contact/?sent=partly')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.text).toContain('some of the photos')
  expect(page.text).toContain('noindex')
  expect((await request(site.app).get('/contact/?sent=1')).text).not.toContain('some of the photos')
})

test('an empty file field is not a picture, and a form without the field works', async () => {
  const site = await makeApp()
  const empty = await post(site, multipartForm(inquiryForm(), [{ value: '', fileName: '', type: 'application/octet-stream' }]))
  expect(empty.body).toEqual({ status: 'accepted', id: expect.any(String) })
  const other = multipartForm(inquiryForm({ comment: 'Other' }), [])
  expect((await post(site, other)).body).toEqual({ status: 'accepted', id: expect.any(String) })
  expect(await onDisk(site)).toEqual({})
})

test('files that are too many, too large or not pictures are left out, and the rest is stored', async () => {
  const site = await makeApp()
  const { jpg, png } = await samplePhotos()
  const seven = await post(
    site,
    multipartForm(
      inquiryForm({ comment: 'Seven' }),
      Array.from({ length: 7 }, () => ({ value: jpg })),
    ),
  )
  expect(seven.body.photos).toEqual({ kept: 6, left: 1 })
  const sizes = [10 * mebibyte + 1, 10 * mebibyte, 14 * mebibyte].map((size) => ({ value: largePhoto(size) }))
  const large = await post(site, multipartForm(inquiryForm({ comment: 'Large' }), sizes.slice(0, 2)))
  expect(large.body.photos).toEqual({ kept: 1, left: 1 })
  const together = [9, 9, 7.4].map((size) => ({ value: largePhoto(size * mebibyte) }))
  const total = await post(site, multipartForm(inquiryForm({ comment: 'Together' }), [...together, { value: png }]))
  expect(total.body.photos).toEqual({ kept: 3, left: 1 })
  const odd = ['', 'x', '<svg xmlns="http://www.w3.org/2000/svg"/>', jpg.subarray(0, 20), 'GIF89a'.padEnd(90)].map((value) => ({ value }))
  const none = await post(site, multipartForm(inquiryForm({ comment: 'Odd' }), odd))
  expect([none.status, none.body.photos]).toEqual([201, { kept: 0, left: 5 }])
  const disk = await onDisk(site)
  expect(disk[seven.body.id]).toHaveLength(6)
  expect(disk[large.body.id]).toEqual(['1.jpg'])
  expect(disk[total.body.id]).toEqual(['1.jpg', '2.jpg', '3.png'])
  expect(disk[none.body.id]).toBeUndefined()
})

test('the pictures of a repeated inquiry are added to the first one, if it lacks them', async () => {
  const site = await makeApp()
  const { jpg, png } = await samplePhotos()
  const first = await post(site, multipartForm(inquiryForm(), [{ value: jpg }]))
  const again = await post(site, multipartForm(inquiryForm(), [{ value: png }, { value: png }]))
  expect(again.body).toEqual({ status: 'accepted', id: first.body.id, photos: { kept: 2, left: 0 } })
  expect(await onDisk(site)).toEqual({ [first.body.id]: ['1.jpg', '2.png'] })
})

test('spam stores no pictures and gets the usual response', async () => {
  const site = await makeApp()
  const { jpg } = await samplePhotos()
  const { status, body } = await post(site, multipartForm(inquiryForm({ 'bot-field': 'x' }), [{ value: jpg }]))
  expect([status, body.photos]).toEqual([201, { kept: 1, left: 0 }])
  expect(await site.leads('spam')).toHaveLength(1)
  expect(await onDisk(site)).toEqual({})
})

test.each([
  ['an invalid field', { email: 'nobody' }, {}, 422],
  ['another form', { 'form-name': 'other' }, {}, 400],
  ['another site', {}, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['too much text', { more: 'x'.repeat(66_000) }, {}, 413],
  ['too many fields', Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`f${number}`, ''])), {}, 413],
])('%s is refused as usual, and its pictures are deleted', async (_, changes, headers, status) => {
  const site = await makeApp()
  const { jpg } = await samplePhotos()
  const form = multipartForm({ ...inquiryForm(), ...changes }, [{ value: jpg }])
  const response = await post(site, form, { ...json, ...headers })
  expect(response.status).toBe(status)
  expect(await onDisk(site)).toEqual({})
  expect(await site.leads('pending')).toEqual([])
})

test('a truncated form is refused, and nothing of it is stored', async () => {
  const site = await makeApp()
  const { type, body } = multipartForm(inquiryForm(), [{ value: largePhoto(300_000) }])
  expect((await post(site, { type, body: body.subarray(0, 200_000) })).status).toBe(400)
  expect(await onDisk(site)).toEqual({})
  const head = `POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: ${type}\r\nContent-Length: ${body.byteLength}\r\n\r\n`
  const leaving = exchange({ port: site.http.port, firstMs: 300 }, head, body.subarray(0, 200_000))
  const unfinished = () => readdir(join(photosFolder(site), '..', 'tmp'))
  await until(async () => (await unfinished()).length > 0)
  await leaving
  await until(async () => (await unfinished()).length === 0)
  expect(await onDisk(site)).toEqual({})
  expect(await site.leads('pending')).toEqual([])
  expect(site.log()).not.toContain('"level":50')
})

test('more than 26 MiB are refused, declared or not', async () => {
  const site = await makeApp()
  const { type, body } = multipartForm(
    inquiryForm(),
    Array.from({ length: 3 }, () => ({ value: largePhoto(9 * mebibyte) })),
  )
  const head = `POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: ${type}\r\n`
  const declared = await exchange({ port: site.http.port }, `${head}Content-Length: ${body.byteLength}\r\n\r\n`)
  expect(parseAnswers(declared.text)).toMatchObject([{ status: 413 }])
  const chunk = Buffer.concat([Buffer.from(`${body.byteLength.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
  const chunked = await exchange({ port: site.http.port }, `${head}Transfer-Encoding: chunked\r\n\r\n`, chunk)
  expect(parseAnswers(chunked.text)).toMatchObject([{ status: 413 }])
  expect(await onDisk(site)).toEqual({})
})

test('without room for pictures the inquiry is stored without them; deleting others makes room again', async () => {
  const site = await makeApp({ env: { PHOTOS_MAX_MB: '1' } })
  const send = (comment: string, size: number) => post(site, multipartForm(inquiryForm({ comment }), [{ value: largePhoto(size) }]))
  const first = await send('First', 700_000)
  expect(first.body.photos).toEqual({ kept: 1, left: 0 })
  const second = await send('Second', 700_000)
  expect([second.status, second.body.photos]).toEqual([201, { kept: 0, left: 1 }])
  expect((await send('Small', 200_000)).body.photos).toEqual({ kept: 1, left: 0 })
  expect(Object.keys(await onDisk(site))).toHaveLength(2)
  const [lead] = await site.services.leads.admin.find(first.body.id)
  if (lead) await site.services.leads.admin.erase(lead)
  expect((await send('Third', 700_000)).body.photos).toEqual({ kept: 1, left: 0 })
  expect(site.log()).toContain('PHOTOS_MAX_MB')
})

test('an inquiry is stored even if its pictures cannot be written', async () => {
  const site = await makeApp()
  const { jpg } = await samplePhotos()
  // With a file instead of the folder, not even root can write pictures.
  await rm(photosFolder(site), { recursive: true })
  await writeFile(photosFolder(site), '')
  const { status, body } = await post(site, multipartForm(inquiryForm(), [{ value: jpg }]))
  expect([status, body.photos]).toEqual([201, { kept: 0, left: 1 }])
  expect(await site.leads('pending')).toHaveLength(1)
  await site.services.leads.intake.check()
  expect(site.services.leads.intake.unavailableCode()).toBeUndefined()
})

test('eight posts with pictures run at a time: the ninth waits, but a form without pictures does not', async () => {
  const site = await makeApp()
  const { jpg } = await samplePhotos()
  const held = Array.from({ length: 8 }, (_, number) => site.services.leads.beginUpload(`client ${number % 4}`))
  for (const upload of held) await upload.add(Readable.from([jpg]))
  let isAnswered = false
  const ninth = post(site, multipartForm(inquiryForm({ comment: 'Ninth' }), [{ value: jpg }])).then((response) => {
    isAnswered = true
    return response
  })
  const plain = await post(site, multipartForm(inquiryForm({ comment: 'Plain' })))
  expect([plain.status, isAnswered]).toEqual([201, false])
  await held[0]?.close()
  expect((await ninth).body.photos).toEqual({ kept: 1, left: 0 })
  for (const upload of held) await upload.close()
  expect(Object.keys(await onDisk(site))).toEqual([(await ninth).body.id])
})

const mutations = process.env.LONG ? 3_000 : 100

test(`${mutations} mutated forms cause no error, no stray or leftover files and no memory growth`, { timeout: 1_200_000 }, async () => {
  const site = await makeApp({ env: { CONTACT_RATE_LIMIT: '100000', LOG_LEVEL: 'error' } })
  const { jpg, heic } = await samplePhotos()
  const random = createNoise(20_261_123)
  const statuses = new Map<number, number>()

  async function send(number: number): Promise<void> {
    const { parts, isShort } = mutatedRequest(random, inquiryForm({ comment: `Number ${number}` }), [jpg, heic])
    const { text } = await exchange({ port: site.http.port, firstMs: isShort ? 500 : 60_000, idleMs: 20 }, ...parts)
    for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g))
      statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1)
  }
  async function sendMany(count: number): Promise<void> {
    for (let number = 0; number < count; number += 20) await Promise.all(Array.from({ length: 20 }, (_, index) => send(number + index)))
  }

  await sendMany(60)
  const before = usedBytes()
  await sendMany(mutations)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  for (const status of [201, 400]) expect([status, statuses.has(status)]).toEqual([status, true])
  await until(() => inFlight(site.http.connections).length === 0)
  // Pictures of disconnected clients are deleted a moment later.
  const withPhotos = async () =>
    (await site.services.leads.admin.list(['pending', 'spam'])).flatMap(({ id, lead }) =>
      lead?.photos.length ? [[id, lead.photos.map(({ name }) => name)]] : [],
    )
  await until(async () => (await withPhotos()).length === Object.keys(await onDisk(site)).length)
  expect(site.log()).toBe('')
  expect(usedBytes() - before).toBeLessThan(20_000_000)
  expect(await onDisk(site)).toEqual(Object.fromEntries(await withPhotos()))
  const files = await readdir(site.folder, { recursive: true })
  const known = /^(site|data)(\/|$)(public|fencing(\/|$)((leads|documents)(\/|$)(\w+(\/[\w.-]+(\/\d\.\w+)?)?)?)?$|$)/
  expect(files.filter((name) => !known.test(name))).toEqual([])
})

test('no URL serves a picture', async () => {
  const site = await makeApp()
  const { jpg } = await samplePhotos()
  const { body } = await post(site, multipartForm(inquiryForm(), [{ value: jpg }]))
  for (const path of [
    '/photos/',
    '/leads/photos/',
    '/data/leads/photos/',
    '/fencing/leads/photos/',
    '/data/fencing/leads/photos/',
    '/assets/',
  ]) {
    expect((await request(site.app).get(`${path}${body.id}/1.jpg`)).status).toBe(404)
  }
})
