import * as v from 'valibot'

/** What a mail server did with a message, for one recipient. */
export type RecipientFate =
  | 'delivered'
  /** A permanent refusal (5xx, a certificate) at any step. Only the next message shows whether this message or the server is to blame. */
  | 'refused'
  /** Refused for now (4xx), or the whole text was sent and no reply came. */
  | 'deferred'
  /** There was no reply, or not even a connection, which says nothing about this message. */
  | 'unreachable'

export type SendResult =
  | {
      status: 'tried'
      fates: Record<string, RecipientFate>
      /** Undefined if everybody got the message. */
      code: string | undefined
      /** The text was too large, was refused as a whole, or could not be sent completely. A smaller one may get through. */
      isTextRefused: boolean
    }
  /** Not sent, because `beforeData` returned false. */
  | { status: 'withdrawn' }

const codeSchema = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,60}$/))), undefined)
const responseSchema = v.fallback(v.pipe(v.number(), v.minValue(100), v.maxValue(999)), 0)

/** The parts of nodemailer's errors that say what failed. The error texts come from the mail server and never leave this folder. */
const errorSchema = v.object({
  originalCode: codeSchema,
  code: codeSchema,
  responseCode: responseSchema,
  command: v.fallback(v.string(), ''),
  rejectedErrors: v.fallback(v.array(v.object({ recipient: v.string(), responseCode: responseSchema })), []),
})

const certificateError = /CERT|SELF_SIGNED|UNABLE_TO_|_CRL|^ERR_TLS|^ERR_SSL|^EPROTO$|^ETLS$/

export function readSendFailure(error: unknown, recipients: string[], { isTextComplete }: { isTextComplete: boolean }): SendResult {
  const failure = readSmtpError(error)
  const { code, responseCode, command, refusals } = failure
  const fate = fateOfFailure(failure, isTextComplete)
  const isTooLarge = command === 'MAIL FROM' && (code === 'EMESSAGE' || responseCode === 552)
  return {
    status: 'tried',
    fates: { ...all(recipients, fate), ...(responseCode === 421 ? {} : readRefusals(refusals)) },
    code: responseCode ? `${code} ${responseCode}` : code,
    isTextRefused: isTooLarge || (command === 'DATA' && fate === 'refused'),
  }
}

export const hasReply = (code: string): boolean => / \d{3}$/.test(code)

/** If some recipients were accepted, sending resolves, and the refused ones are in its result. */
export function readPartialRefusals(info: unknown): { fates: Record<string, RecipientFate>; code: string | undefined } {
  const { refusals } = readSmtpError(info)
  const last = refusals.at(-1)
  return { fates: readRefusals(refusals), code: last && `EENVELOPE ${last.responseCode}` }
}

type SmtpError = ReturnType<typeof readSmtpError>

function fateOfFailure({ code, responseCode, command }: SmtpError, isTextComplete: boolean): RecipientFate {
  if (responseCode >= 500 || certificateError.test(code)) return 'refused'
  // The server closes the connection: it is busy, and the message is not to blame.
  if (responseCode === 421 && !isTextComplete) return 'unreachable'
  if (isTextComplete || (responseCode >= 400 && /^(?:MAIL FROM|RCPT TO|DATA)$/.test(command))) return 'deferred'
  const isOurError = code === 'EAUTH' || code === 'EMESSAGE' || code === 'ECONFIG' || command === 'API'
  return isOurError && responseCode === 0 ? 'refused' : 'unreachable'
}

export function all(recipients: string[], fate: RecipientFate): Record<string, RecipientFate> {
  return Object.fromEntries(recipients.map((recipient) => [recipient, fate]))
}

function readRefusals(refusals: SmtpError['refusals']): Record<string, RecipientFate> {
  return Object.fromEntries(refusals.map(({ recipient, responseCode }) => [recipient, responseCode >= 500 ? 'refused' : 'deferred']))
}

function readSmtpError(error: unknown) {
  const { originalCode, code = 'EUNKNOWN', rejectedErrors: refusals, ...rest } = v.parse(errorSchema, Object(error))
  return { code: originalCode ?? code, refusals, ...rest }
}
