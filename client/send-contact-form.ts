import { contactFields } from '../shared/contact-fields.ts'
import type { ContactErrors } from '../shared/contact-words.ts'
import type { ContactNotice } from '../shared/page-data.ts'

export type SendResult =
  | { status: 'sent'; isPartly?: boolean }
  | { status: 'invalid'; errors: ContactErrors }
  | { status: 'refused'; notice: ContactNotice | 'connection'; retryAfterMinutes?: number }

const timeoutMs = 30_000

/** Posts the form as the page itself would, and tells what became of it. Never rejects. */
export async function sendContactForm(fields: URLSearchParams): Promise<SendResult> {
  try {
    const response = await fetch('/', {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await resultOf(response)
  } catch {
    return { status: 'refused', notice: 'connection' }
  }
}

async function resultOf(response: Response): Promise<SendResult> {
  switch (response.status) {
    case 201:
      return { status: 'sent' }
    case 422: {
      const errors = errorsIn(await response.json())
      // An error that no field can show must not end in silence.
      return Object.keys(errors).length > 0 ? { status: 'invalid', errors } : { status: 'refused', notice: 'unavailable' }
    }
    case 429:
      return {
        status: 'refused',
        notice: 'rate-limited',
        retryAfterMinutes: Math.ceil(Number(response.headers.get('retry-after')) / 60) || undefined,
      }
    case 403:
      return { status: 'refused', notice: 'cross-site' }
    default:
      return { status: 'refused', notice: 'unavailable' }
  }
}

function errorsIn(answer: unknown): ContactErrors {
  const told: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'errors') : undefined
  const errors: ContactErrors = {}
  if (typeof told !== 'object' || told === null) return errors
  for (const { name } of contactFields) {
    const message: unknown = Reflect.get(told, name)
    if (typeof message === 'string') errors[name] = message
  }
  return errors
}
