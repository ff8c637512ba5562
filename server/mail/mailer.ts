import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type Clock, systemClock } from '../base/clock.ts'
import { minute } from '../base/durations.ts'
import { isLoopback } from '../base/is-loopback.ts'
import { all, readPartialRefusals, readSendFailure, type SendResult } from './mail-failure.ts'
import { hostOf } from './plain-mailbox.ts'
import { createThrottle, type ThrottleOptions } from './throttle.ts'

export type MailMessage = {
  from: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  html: string
  messageId: string
  date: Date
  /** The envelope sender. Undefined means `from`, empty means none. */
  envelopeFrom?: string
  autoSubmitted?: 'auto-generated' | 'auto-replied'
  attachments?: MailAttachment[]
}

export type MailAttachment = {
  filename: string
  contentType: string
  /** Opened only when the server is ready for it. */
  content: () => AsyncIterable<Buffer>
  /** Lets the HTML part show it as `cid:…`. */
  cid?: string
}

export type SendOptions = {
  /** The recipients in `to` that don't have it yet. */
  recipients: string[]
  signal?: AbortSignal
  /** Called when the server is ready for the text. Returning false withdraws the mail. */
  beforeData?: () => Promise<boolean>
}

export type Mailer = {
  send: (message: MailMessage, options: SendOptions) => Promise<SendResult>
  /** Runs sends two at a time, and starts at most five a second. */
  inTurn: ReturnType<typeof createThrottle>
}

export type SmtpServer = { host: string; port: number; secure: boolean; user?: string; password?: string }

type MailerOptions = {
  smtp: SmtpServer
  /** The sender's address. Its domain is the EHLO name. */
  from: string
  clock?: Clock
} & Omit<ThrottleOptions, 'clock'>

/** Until the whole text is sent. */
const sendWithinMs = minute
/** For the reply to the text (RFC 5321, 4.5.3.2.6): a server may scan it first, and giving up earlier sends it twice. */
const replyWithinMs = 10 * minute

/** Uses one connection per mail, so that nothing goes stale between mails or keeps the process alive. */
export function createMailer({ smtp, from, clock = systemClock, ...throttle }: MailerOptions): Mailer {
  const transportOptions = smtpOptions(smtp, hostOf(from))

  async function send(message: MailMessage, { recipients, signal, beforeData }: SendOptions): Promise<SendResult> {
    // nodemailer's own timeouts never fire for a server that sends a byte now and then.
    const deadline = new AbortController()
    let stopTimer = clock.after(sendWithinMs, () => deadline.abort())
    const progress = { isWithdrawn: false, isTextStarted: false, isTextComplete: false }
    const transport = createTransport(transportOptions)
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((input: Readable) => Readable.from(gated(input), { objectMode: false }))
      done()
    })

    async function* gated(input: Readable) {
      progress.isWithdrawn = beforeData !== undefined && !(await beforeData())
      if (progress.isWithdrawn) throw new Error('Withdrawn')
      progress.isTextStarted = true
      yield* input
      progress.isTextComplete = true
      stopTimer()
      stopTimer = clock.after(replyWithinMs, () => deadline.abort())
    }

    try {
      const info = await transport.sendMail({
        ...headers(message),
        attachments: message.attachments?.map(opened) ?? [],
        envelope: { from: message.envelopeFrom ?? message.from, to: recipients },
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const { fates, code } = readPartialRefusals(info)
      return { status: 'tried', fates: { ...all(recipients, 'delivered'), ...fates }, code, isTextRefused: false }
    } catch (error) {
      if (progress.isWithdrawn) return { status: 'withdrawn' }
      const failure = deadline.signal.aborted ? Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' }) : error
      const result = readSendFailure(failure, recipients, progress)
      // The text stopped on our side: an attachment could not be read, or it was too much for the time.
      const isCutOff = progress.isTextStarted && !progress.isTextComplete && !signal?.aborted
      return result.status === 'tried' && isCutOff ? { ...result, isTextRefused: true } : result
    } finally {
      stopTimer()
      transport.close()
    }
  }

  return { send, inTurn: createThrottle({ clock, ...throttle }) }
}

function opened({ content, ...attachment }: MailAttachment) {
  async function* bytes() {
    yield* content()
  }
  return { ...attachment, contentDisposition: 'attachment' as const, content: Readable.from(bytes(), { objectMode: false }) }
}

/** Addresses are passed as objects: a string would be parsed, and a comma in it would make two. */
function headers({ from, to, replyTo, envelopeFrom: _, attachments: __, autoSubmitted = 'auto-generated', ...rest }: MailMessage) {
  return {
    ...rest,
    from: mailbox(from),
    to: to.map(mailbox),
    ...(replyTo ? { replyTo: mailbox(replyTo) } : {}),
    headers: { 'Auto-Submitted': autoSubmitted },
    // Random by default, but a retry must be identical byte for byte.
    baseBoundary: createHash('sha256').update(rest.messageId).digest('hex').slice(0, 32),
  }
}

const mailbox = (address: string) => ({ name: '', address })

export function smtpOptions({ host, port, secure, user, password }: SmtpServer, name: string) {
  const credentials = user === undefined ? {} : { auth: { user, pass: password ?? '' }, forceAuth: true }
  return {
    host,
    port,
    secure,
    // By default the machine's name, or `[127.0.0.1]`, which some relays refuse.
    name,
    ...credentials,
    ...encryption({ host, secure, hasCredentials: user !== undefined }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: replyWithinMs + sendWithinMs,
    dnsTimeout: 10_000,
    socketCloseTimeout: 1_000,
    maxResponseSize: 256 * 1024,
  }
}

function encryption({ host, secure, hasCredentials }: { host: string; secure: boolean; hasCredentials: boolean }) {
  // Loopback traffic cannot be intercepted, and a local mail server usually has a self-signed certificate.
  if (isLoopback(host)) return secure ? {} : { tls: { rejectUnauthorized: false } }
  return { requireTLS: hasCredentials && !secure }
}
