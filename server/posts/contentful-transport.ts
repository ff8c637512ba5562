import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { CreateClientParams } from 'contentful'
import { sendRequest } from '../base/outgoing-request.ts'
import { ContentServiceError, type ContentServiceErrorCode } from './content-service-error.ts'

const unzip = promisify(gunzip)

type Transport = Extract<NonNullable<CreateClientParams['adapter']>, (...parameters: never[]) => unknown>

type TransportLimits = {
  /** Ends the whole fetch, even if the server sends a byte now and then. */
  signal: AbortSignal
  /** After decompression, like `maxBytes`: a few bytes may expand to gigabytes. */
  maxBytesPerResponse: number
  /** For all responses of this transport together. */
  maxBytes: number
}

/** The network layer of the client, whose own follows redirects with the token, accepts a gigabyte and has no overall deadline. */
export function createContentfulTransport({ signal, maxBytesPerResponse, maxBytes }: TransportLimits): Transport {
  let remaining = maxBytes
  return async (config) => {
    const url = new URL(config.url ?? '')
    for (const [name, value] of Object.entries(config.params ?? {})) url.searchParams.set(name, String(value))
    const limit = Math.min(maxBytesPerResponse, remaining)
    const response = await request(url, { authorization: String(config.headers.get('Authorization')), signal, limit })
    const code = errorCodeOf(response.status)
    if (code) throw new ContentServiceError(code, resetMs(response.headers))
    const body = await unzipped(response, limit)
    remaining -= body.byteLength
    return { data: parse(body), status: response.status, statusText: '', headers: {}, config }
  }
}

type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type RequestOptions = { authorization: string; signal: AbortSignal; limit: number }

async function request(url: URL, { authorization, signal, limit }: RequestOptions): Promise<Response> {
  try {
    const headers = { authorization, accept: 'application/json', 'accept-encoding': 'gzip' }
    const reply = await sendRequest(url, { headers, signal })
    return { ...reply, body: await readBody(reply.body, limit) }
  } catch (error) {
    throw error instanceof ContentServiceError ? error : new ContentServiceError(signal.aborted ? 'timeout' : 'connection')
  }
}

async function readBody(body: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > limit) throw new ContentServiceError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function errorCodeOf(status: number): ContentServiceErrorCode | undefined {
  if (status === 200) return undefined
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status >= 500) return 'server-error'
  return status >= 300 && status < 400 ? 'redirect' : 'refused'
}

function resetMs(headers: IncomingHttpHeaders): number | undefined {
  const seconds = Number(headers['x-contentful-ratelimit-reset'] ?? headers['retry-after'] ?? Number.NaN)
  return seconds >= 0 ? seconds * 1000 : undefined
}

async function unzipped({ headers, body }: Response, limit: number): Promise<Buffer> {
  if (headers['content-encoding'] !== 'gzip') return body
  return unzip(body, { maxOutputLength: Math.max(1, limit) }).catch((error: unknown) => {
    throw new ContentServiceError(error instanceof RangeError ? 'too-large' : 'malformed')
  })
}

function parse(body: Buffer): unknown {
  try {
    const data: unknown = JSON.parse(body.toString())
    if (typeof data === 'object' && data !== null) return data
  } catch {
    // Reported below.
  }
  throw new ContentServiceError('malformed')
}
