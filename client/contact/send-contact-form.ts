import { askedFields } from '../../shared/contact/asked-fields.ts'
import { contactPhotos } from '../../shared/contact/contact-photos.ts'
import type { ContactErrors } from '../../shared/contact/contact-words.ts'
import type { ContactNotice } from '../../shared/pages/page-data.ts'
import { field } from '../../shared/schema/is-object.ts'

export type SendResult =
  /** `isRepeat`: the server already had this inquiry. */
  | { status: 'sent'; keptPhotos?: number; isMissingPhotos?: boolean; isRepeat?: boolean }
  | { status: 'invalid'; errors: ContactErrors }
  | { status: 'refused'; notice: ContactNotice | 'connection'; retryAfterMinutes?: number }

const timeoutMs = 30_000
const photosTimeoutMs = 125_000

type OnProgress = (share: number) => void

/** Posts the form and returns the result. Never rejects. */
export async function sendContactForm(fields: URLSearchParams, photos: readonly File[], onProgress: OnProgress): Promise<SendResult> {
  if (photos.length === 0) return send(fields, timeoutMs)
  const result = await send(withPhotos(fields, photos), photosTimeoutMs, onProgress)
  if (result.status !== 'refused' || result.notice === 'rate-limited' || result.notice === 'cross-site') return result
  // If sending with pictures fails, send only the text. The server recognizes an inquiry it already has.
  const textOnly = await send(fields, timeoutMs)
  return textOnly.status === 'sent' ? { ...textOnly, isMissingPhotos: true } : result
}

function withPhotos(fields: URLSearchParams, photos: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const photo of photos) form.append(contactPhotos.name, photo)
  return form
}

async function send(body: FormData | URLSearchParams, timeout: number, onProgress?: OnProgress): Promise<SendResult> {
  try {
    return parseResult(await post(body, timeout, onProgress))
  } catch {
    return { status: 'refused', notice: 'connection' }
  }
}

/** Uses `XMLHttpRequest` because `fetch` reports no upload progress. */
function post(body: FormData | URLSearchParams, timeout: number, onProgress?: OnProgress): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/')
    request.setRequestHeader('accept', 'application/json')
    request.timeout = timeout
    request.onload = () => resolve(request)
    request.onerror = reject
    request.ontimeout = reject
    request.onabort = reject
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.send(body)
  })
}

/** Ids of this visit's leads. A repeated submission gets the id of the first. */
const sentIds = new Set<unknown>()

function parseResult(request: XMLHttpRequest): SendResult {
  switch (request.status) {
    case 201: {
      const body: unknown = JSON.parse(request.responseText)
      const id = field(body, 'id')
      const isRepeat = sentIds.has(id)
      sentIds.add(id)
      return { status: 'sent', ...parsePhotos(body), ...(isRepeat && { isRepeat }) }
    }
    case 422: {
      const errors = parseErrors(JSON.parse(request.responseText))
      // If no field can show the error, show a general one.
      return Object.keys(errors).length > 0 ? { status: 'invalid', errors } : { status: 'refused', notice: 'unavailable' }
    }
    case 429:
      return {
        status: 'refused',
        notice: 'rate-limited',
        retryAfterMinutes: Math.ceil(Number(request.getResponseHeader('retry-after')) / 60) || undefined,
      }
    case 403:
      return { status: 'refused', notice: 'cross-site' }
    default:
      return { status: 'refused', notice: 'unavailable' }
  }
}

function parseErrors(body: unknown): ContactErrors {
  const messages = field(body, 'errors')
  const errors: ContactErrors = {}
  for (const { name } of askedFields) {
    const message = field(messages, name)
    if (typeof message === 'string') errors[name] = message
  }
  return errors
}

function parsePhotos(body: unknown): { keptPhotos?: number; isMissingPhotos?: boolean } {
  const photos = field(body, 'photos')
  return photos === undefined ? {} : { keptPhotos: Number(field(photos, 'kept')), isMissingPhotos: field(photos, 'left') !== 0 }
}
