/** The outcome of a message for one recipient. */
export type RecipientFate = 'delivered' | 'refused' | 'deferred'

export type SendResult =
  /** The server accepted, deferred or refused this message. */
  | { status: 'answered'; fates: Record<string, RecipientFate>; code: string | undefined }
  /** The server or its configuration fails, whatever the message is: it refuses us (greeting, TLS, login, sender) or can't be reached. */
  | { status: 'server-fault'; kind: 'refusing' | 'unreachable'; code: string }
  /** Not sent, because `beforeData` returned false. */
  | { status: 'withdrawn' }

/** The parts of nodemailer's errors that say what failed. The texts are the server's and never leave this folder. */
type SmtpError = {
  code: string
  responseCode: number | undefined
  command: string
  refusals: { recipient: string; responseCode: number }[]
}

/** Nodemailer's code if the message itself is refused. */
export const messageCode = 'EMESSAGE'

// RFC 4954: the server requires a login or encryption, at any step.
const loginCodes = [530, 534, 535, 538]
const certificateFault = /CERT|SELF_SIGNED|UNABLE_TO_|_CRL|^ERR_TLS|^ERR_SSL|^EPROTO$|^ETLS$/

export function readSendFailure(error: unknown, recipients: string[]): SendResult {
  const failure = readSmtpError(error)
  const { responseCode = 0, command } = failure
  const code = shortCode(failure)
  if (loginCodes.includes(responseCode) || failure.refusals.some((refusal) => loginCodes.includes(refusal.responseCode))) {
    return { status: 'server-fault', kind: 'refusing', code }
  }
  if (command === 'RCPT TO' && responseCode !== 421) {
    return { status: 'answered', fates: { ...all(recipients, fateOf(responseCode)), ...readRefusals(failure.refusals) }, code }
  }
  if (command === 'DATA' && responseCode >= 400 && responseCode !== 421 && responseCode !== 503) {
    return { status: 'answered', fates: all(recipients, fateOf(responseCode)), code }
  }
  // Larger than the server's announced maximum, so nodemailer did not try.
  if (failure.code === messageCode && command === 'MAIL FROM') return { status: 'answered', fates: all(recipients, 'refused'), code }
  return { status: 'server-fault', kind: isRefusal(failure) ? 'refusing' : 'unreachable', code }
}

/** If some recipients were accepted, sending resolves, and the refused ones are in its result. */
export function readPartialRefusals(info: unknown): { fates: Record<string, RecipientFate>; code: string | undefined } {
  const { refusals } = readSmtpError(info)
  const last = refusals.at(-1)
  return { fates: readRefusals(refusals), code: last && `EENVELOPE ${last.responseCode}` }
}

function isRefusal({ code, responseCode = 0, command }: SmtpError): boolean {
  if (certificateFault.test(code)) return true
  if (command === 'CONN') return responseCode >= 400
  if (code === 'EAUTH' || command === 'MAIL FROM') return responseCode === 0 || responseCode >= 500
  if (command === 'EHLO' || command === 'HELO' || command === 'STARTTLS') return responseCode >= 500
  return command === 'API' || code === 'ECONFIG'
}

function fateOf(responseCode: number): RecipientFate {
  // 503 means a wrong order of commands, so it is not a refusal of the message.
  return responseCode >= 500 && responseCode !== 503 ? 'refused' : 'deferred'
}

export function all(recipients: string[], fate: RecipientFate): Record<string, RecipientFate> {
  return Object.fromEntries(recipients.map((recipient) => [recipient, fate]))
}

function readRefusals(refusals: SmtpError['refusals']): Record<string, RecipientFate> {
  return Object.fromEntries(refusals.map(({ recipient, responseCode }) => [recipient, fateOf(responseCode)]))
}

function shortCode({ code, responseCode }: SmtpError): string {
  return responseCode ? `${code} ${responseCode}` : code
}

function readSmtpError(error: unknown): SmtpError {
  const nested: unknown = property(error, 'rejectedErrors')
  return {
    code: codeOf(property(error, 'originalCode')) ?? codeOf(property(error, 'code')) ?? 'EUNKNOWN',
    responseCode: numberOf(property(error, 'responseCode')),
    command: /^(AUTH|API|CONN|DATA|EHLO|HELO|MAIL FROM|RCPT TO|STARTTLS)/.exec(String(property(error, 'command')))?.[0] ?? '',
    refusals: (Array.isArray(nested) ? nested : []).map((refusal: unknown) => ({
      recipient: String(property(refusal, 'recipient')),
      responseCode: numberOf(property(refusal, 'responseCode')) ?? 0,
    })),
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function codeOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(value) ? value : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 100 && value < 1000 ? value : undefined
}
