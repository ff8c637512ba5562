import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { HttpError, RequestAbortedError } from '../base/errors.ts'
import { addField, type FormFields } from './form-fields.ts'

type MultipartOptions = {
  /** Receives the text fields while reading. */
  fields: FormFields
  /** Files of other fields are dropped. */
  isFileField: (name: string) => boolean
  /** Called for each file, one after another. */
  onFile: (content: AsyncIterable<Buffer>, name: string) => Promise<void>
  /** Aborts reading. The promise rejects with the signal's reason. */
  signal: AbortSignal
  maxBytes: number
  /** For all text fields together. */
  maxTextBytes: number
  maxParts: number
}

/** Streams a multipart form; no file is held in memory. Throws 415, 413 and 400, but only after `onFile` is done with every file. */
export async function readMultipart(request: IncomingMessage, options: MultipartOptions): Promise<void> {
  const { fields, isFileField, onFile, signal, maxBytes, maxTextBytes } = options
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new HttpError(413, 'The form declares too many bytes')
  const parser = createParser(request, options)
  let textBytes = 0
  let bytes = 0
  let file: Readable | undefined
  let files = Promise.resolve()
  let hasFailed = false
  let stop = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new HttpError(413, 'The multipart form has too many bytes or fields'))
      const onData = (chunk: Buffer) => {
        bytes += chunk.byteLength
        if (bytes > maxBytes) refuse()
      }
      const onClose = () => {
        if (!request.complete) reject(new RequestAbortedError())
      }
      const onAbort = () => reject(signal.reason)
      stop = () => {
        signal.removeEventListener('abort', onAbort)
        request.off('data', onData).off('close', onClose).unpipe(parser)
      }
      parser.on('field', (name, value, _isNameTruncated, isTruncated) => {
        textBytes += Buffer.byteLength(value)
        if (isTruncated || textBytes > maxTextBytes) refuse()
        else if (name !== undefined) addField(fields, name, value)
      })
      parser.on('file', (name, content, fileName) => {
        file = content
        // The parser reports the error too. Without a listener here, a file that is not read yet would throw.
        content.on('error', () => undefined)
        // An empty file field is sent as a file without a name.
        if (name === undefined || !isFileField(name) || !fileName || hasFailed) return void content.resume()
        files = files.then(() => onFile(content, name))
        files.catch(reject)
      })
      parser.on('partsLimit', refuse)
      parser.on('error', () => reject(new HttpError(400, 'A broken multipart form')))
      parser.on('finish', resolve)
      signal.addEventListener('abort', onAbort)
      request.on('data', onData).on('close', onClose).pipe(parser)
    })
    await files
    stop()
  } catch (error) {
    stop()
    // The parser may still emit files.
    hasFailed = true
    file?.destroy()
    await files.catch(() => undefined)
    throw error
  }
}

type ParserLimits = Pick<MultipartOptions, 'maxTextBytes' | 'maxParts'>

function createParser({ headers }: IncomingMessage, { maxTextBytes, maxParts }: ParserLimits): BusboyInstance {
  try {
    const limits = { fieldSize: maxTextBytes, parts: maxParts }
    return new Busboy({ headers: { 'content-type': headers['content-type'] ?? '' }, limits })
  } catch {
    throw new HttpError(415, 'A multipart form without a boundary')
  }
}
