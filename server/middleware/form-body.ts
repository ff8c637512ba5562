import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { BadRequestError, PayloadTooLargeError, RequestAbortedError, UnsupportedMediaTypeError } from '../errors.ts'

/** Fields as posted. A repeated field is an array. */
export type FormFields = Record<string, string | string[]>

/**
 * Enough for the longest message in any script, URL-encoded. Not body-parser: it reads a refused body to its end before it
 * answers, and puts all of it into its errors.
 */
const maxBytes = 64 * 1024
const maxParameters = 50

/** Reads a posted form into `req.body`. Throws 415 and 413; the body never becomes part of an error. */
export function formBody(): RequestHandler {
  return async (req, _res, next) => {
    checkType(req)
    req.body = parseForm(await readText(req, maxBytes), maxParameters)
    next()
  }
}

function checkType({ headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim().toLowerCase())
  if (type !== 'application/x-www-form-urlencoded') throw new UnsupportedMediaTypeError('Not a posted form')
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  if (charset !== undefined && !/^"?utf-?8"?$/.test(charset)) throw new UnsupportedMediaTypeError('Not in UTF-8')
  // A small compressed body may unfold to gigabytes; browsers never compress a form.
  if (headers['content-encoding'] !== undefined) throw new UnsupportedMediaTypeError('A compressed form')
}

/** The body as text. Rejects at the first byte too many, without reading on. */
export function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > maxBytes) return Promise.reject(new PayloadTooLargeError('The body declares too many bytes'))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const done = (settle: () => void) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      settle()
    }
    const onData = (chunk: Buffer) => {
      size += chunk.byteLength
      chunks.push(chunk)
      if (size > maxBytes) done(() => reject(new PayloadTooLargeError('The body has too many bytes')))
    }
    const onEnd = () => done(() => resolve(Buffer.concat(chunks).toString('utf8')))
    const onClose = () => done(() => reject(new RequestAbortedError()))
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

export function parseForm(text: string, maxParameters: number): FormFields {
  let parameters = 1
  for (const character of text) if (character === '&') parameters += 1
  if (parameters > maxParameters) throw new PayloadTooLargeError('The form has too many fields')
  const fields: FormFields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const known = fields[name]
    if (known === undefined) fields[name] = value
    else fields[name] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return fields
}

/** The value of a field that must not be repeated. */
export function singleField(fields: FormFields, name: string): string | undefined {
  const value = fields[name]
  if (Array.isArray(value)) throw new BadRequestError(`The field ${name} came more than once`)
  return value
}
