import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export type EntryFields = Record<string, unknown>
export type Entry = { sys: Record<string, unknown>; fields: EntryFields }
export type Asset = { sys: Record<string, unknown>; fields?: Record<string, unknown> }

/** Handles one request instead of the normal response. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void

export type FakeContentful = {
  port: number
  host: { host: string; insecure: boolean }
  entries: Entry[]
  assets: Asset[]
  /** Each is used for one request, in order. */
  faults: Fault[]
  /** Used for every request while it is set. */
  fault: Fault | undefined
  requests: { url: URL; authorization: string | undefined }[]
  /** Until the next start, connections are refused. */
  stop(): Promise<void>
  start(): Promise<void>
}

export const token = 'canary-delivery-token'
export const space = 'space1'

/** A fake of the delivery API's part that a blog needs: paginated entries, with linked ones included. */
export async function startContentful(): Promise<FakeContentful> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://service.invalid')
    self.requests.push({ url, authorization: request.headers.authorization })
    const fault = self.fault ?? self.faults.shift()
    if (fault) fault(request, response)
    else answerEntries(self, request, url, response)
  })
  let port = 0
  const start = () =>
    new Promise<void>((resolve) =>
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port
        resolve()
      }),
    )
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  await start()
  const self: FakeContentful = {
    port,
    host: { host: `127.0.0.1:${port}`, insecure: true },
    entries: [],
    assets: [],
    faults: [],
    fault: undefined,
    requests: [],
    start,
    stop,
  }
  return self
}

function answerEntries({ entries, assets }: FakeContentful, request: IncomingMessage, url: URL, response: ServerResponse) {
  if (request.headers.authorization !== `Bearer ${token}`) return refuse(401, 'AccessTokenInvalid')(request, response)
  if (url.pathname !== `/spaces/${space}/environments/master/entries`) return refuse(404, 'NotFound')(request, response)
  const [limit, skip] = [Number(url.searchParams.get('limit') ?? 100), Number(url.searchParams.get('skip') ?? 0)]
  if (limit > 1000) return refuse(400, 'BadRequest')(request, response)
  const ofType = entries.filter(({ sys }) => JSON.stringify(sys.contentType).includes(`"${url.searchParams.get('content_type')}"`))
  const isOfType = new Set(ofType)
  const others = entries.filter((entry) => !isOfType.has(entry))
  const items = ofType.slice(skip, skip + limit)
  send(request, response, 200, {
    sys: { type: 'Array' },
    total: ofType.length,
    skip,
    limit,
    items,
    includes: { Asset: assets, Entry: others },
  })
}

function send(request: IncomingMessage, response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) {
  const bytes = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
  const isZipped = request.headers['accept-encoding']?.includes('gzip')
  response.writeHead(status, {
    'content-type': 'application/vnd.contentful.delivery.v1+json',
    ...headers,
    ...(isZipped && { 'content-encoding': 'gzip' }),
  })
  response.end(isZipped ? gzipSync(bytes) : bytes)
}

export function refuse(status: number, id: string, headers: Record<string, string> = {}): Fault {
  return (request, response) =>
    send(request, response, status, { sys: { type: 'Error', id }, message: `message of ${id}`, requestId: 'r1' }, headers)
}

export const say =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (request, response) =>
    send(request, response, status, body, headers)

export const hang: Fault = () => undefined

export const cutOff: Fault = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"items":[', () => response.destroy())
}

/** Sends one byte every 20 ms, without end. */
export const drip: Fault = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

export function blogPost(number: number, fields: EntryFields = {}, sys: Record<string, unknown> = {}): Entry {
  const created = new Date(Date.UTC(2024, 0, 1) + number * 86_400_000).toISOString()
  return {
    sys: { id: `entry${number}`, type: 'Entry', contentType: { sys: { id: 'blogPost' } }, createdAt: created, updatedAt: created, ...sys },
    fields: {
      website: ['https://site.example/'],
      title: `Remote post ${number}`,
      slug: `remote-post-${number}`,
      excerpt: `What remote post ${number} says.`,
      metaDescription: `Remote post ${number} in a sentence.`,
      body: richText(paragraph(`Text of post ${number}.`)),
      ...fields,
    },
  }
}

export const richText = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content })
export const text = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
export const paragraph = (value: string) => ({ nodeType: 'paragraph', data: {}, content: [text(value)] })
export const linkTo = (linkType: 'Asset' | 'Entry', id: string) => ({ sys: { type: 'Link', linkType, id } })

export function picture(id: string, file: Record<string, unknown> = {}): Asset {
  return {
    sys: { id, type: 'Asset' },
    fields: {
      title: `Picture ${id}`,
      description: 'A fence',
      file: {
        url: `//images.ctfassets.net/${space}/${id}/fence.jpg`,
        contentType: 'image/jpeg',
        details: { size: 1000, image: { width: 1500, height: 1000 } },
        fileName: 'fence.jpg',
        ...file,
      },
    },
  }
}
