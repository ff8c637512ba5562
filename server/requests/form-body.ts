import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import { contactPhotos, megabyte } from '../../shared/contact/contact-photos.ts'
import { HttpError, RequestAbortedError } from '../base/errors.ts'
import { type FormFields, noFields, parseForm } from './form-fields.ts'
import { readMultipart } from './multipart-form.ts'

/** The longest message in any script, URL-encoded. Not body-parser, which reads refused bodies and puts them into its errors. */
const maxTextBytes = 64 * 1024
const maxMultipartBytes = 26 * megabyte
const maxParameters = 50

/** Reads a form into `req.body` and streams its photos to `onPhoto`. Throws 415, 413 and 400, and the reason of `signal`. */
export async function readForm(
  req: Request,
  onPhoto: (content: AsyncIterable<Buffer>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (formType(req) === 'urlencoded') {
    req.body = parseForm(await readText(req, maxTextBytes), maxParameters)
    return
  }
  // Filled while reading, so that the error page for a broken form is in the form's language.
  req.body = noFields()
  const files = { isFileField: (name: string) => name === contactPhotos.name, onFile: onPhoto, signal }
  await readMultipart(req, { fields: req.body, ...files, maxTextBytes, maxBytes: maxMultipartBytes, maxParts: maxParameters })
}

/** Reads a posted form that may not have files. Throws 415, 413 and 400. */
export async function readTextForm(req: Request, maxBytes = maxTextBytes, maxFields = maxParameters): Promise<FormFields> {
  if (formType(req) !== 'urlencoded') throw new HttpError(415, 'This form has no files')
  return parseForm(await readText(req, maxBytes), maxFields)
}

function formType({ headers }: IncomingMessage): 'urlencoded' | 'multipart' {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim().toLowerCase())
  const isMultipart = type === 'multipart/form-data'
  if (!isMultipart && type !== 'application/x-www-form-urlencoded') throw new HttpError(415, 'Not a posted form')
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  if (charset !== undefined && !/^"?utf-?8"?$/.test(charset)) throw new HttpError(415, 'Not in UTF-8')
  // A small compressed body may expand to gigabytes. Browsers never compress a form.
  if (headers['content-encoding'] !== undefined) throw new HttpError(415, 'A compressed form')
  return isMultipart ? 'multipart' : 'urlencoded'
}

/** The body as text. Rejects at the first byte beyond `maxBytes`, without reading on. */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new HttpError(413, 'The body declares too many bytes')
  const chunks: Buffer[] = []
  let size = 0
  try {
    // The rest of a refused body is discarded elsewhere.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.byteLength
      if (size > maxBytes) throw new HttpError(413, 'The body has too many bytes')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new RequestAbortedError()
  }
  return Buffer.concat(chunks).toString('utf8')
}
