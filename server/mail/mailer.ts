import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { all, messageCode, readPartialRefusals, readSendFailure, type SendResult } from './mail-failure.ts'

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
  /** The `Auto-Submitted` header, for programs that reply to mail. */
  autoSubmitted?: 'auto-generated' | 'auto-replied'
  attachments?: MailAttachment[]
}

export type MailAttachment = {
  filename: string
  contentType: string
  path: string
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

export type Mailer = { send: (message: MailMessage, options: SendOptions) => Promise<SendResult> }

type SmtpServer = { host: string; port: number; secure: boolean; user?: string; password?: string }

/**
 * Uses one connection per mail, so that nothing goes stale between mails or keeps the process alive. `deadlineMs` limits a whole attempt.
 */
export function createMailer({ smtp, deadlineMs = 60_000 }: { smtp: SmtpServer; deadlineMs?: number }): Mailer {
  const transportOptions = smtpOptions(smtp)

  async function send(message: MailMessage, { recipients, signal, beforeData }: SendOptions): Promise<SendResult> {
    // nodemailer's own timeouts never fire for a server that sends a byte now and then.
    const deadline = AbortSignal.timeout(deadlineMs)
    let isWithdrawn = false
    const transport = createTransport(transportOptions)
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((input: Readable) => Readable.from(gated(input), { objectMode: false }))
      done()
    })

    // Whether the server has received any of the text, and all of it.
    let isTextStarted = false
    let isTextComplete = false

    async function* gated(input: Readable) {
      isWithdrawn = beforeData !== undefined && !(await beforeData())
      if (isWithdrawn) throw new Error('Withdrawn')
      isTextStarted = true
      yield* input
      isTextComplete = true
    }

    try {
      const info = await transport.sendMail({
        ...headers(message),
        attachments: message.attachments?.map(opened),
        envelope: { from: message.envelopeFrom ?? message.from, to: recipients },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const { fates, code } = readPartialRefusals(info)
      return { status: 'answered', fates: { ...all(recipients, 'delivered'), ...fates }, code }
    } catch (error) {
      if (isWithdrawn) return { status: 'withdrawn' }
      // The server never had the whole text: an attachment could not be read, or sending took too long.
      const areAttachmentsToBlame = message.attachments?.length && isTextStarted && !isTextComplete && !signal?.aborted
      if (areAttachmentsToBlame) return { status: 'answered', fates: all(recipients, 'refused'), code: messageCode }
      if (deadline.aborted) return { status: 'server-fault', kind: 'unreachable', code: 'ETIMEDOUT' }
      return readSendFailure(error, recipients)
    } finally {
      transport.close()
    }
  }

  return { send }
}

/** Opens the file only when the server is ready for it. */
function opened({ path, ...attachment }: MailAttachment) {
  async function* content() {
    yield* createReadStream(path)
  }
  return { ...attachment, contentDisposition: 'attachment' as const, content: Readable.from(content(), { objectMode: false }) }
}

/** Addresses are passed as objects: a string would be parsed, and a comma in it would make two. */
function headers({ from, to, replyTo, envelopeFrom: _, attachments: __, autoSubmitted = 'auto-generated', ...rest }: MailMessage) {
  return {
    ...rest,
    from: mailbox(from),
    to: to.map(mailbox),
    ...(replyTo ? { replyTo: mailbox(replyTo) } : {}),
    headers: { 'Auto-Submitted': autoSubmitted },
    // Random by default, but a retry must be identical to the byte.
    baseBoundary: createHash('sha256').update(rest.messageId).digest('hex').slice(0, 32),
  }
}

const mailbox = (address: string) => ({ name: '', address })

export function smtpOptions({ host, port, secure, user, password }: SmtpServer) {
  const credentials = user === undefined ? {} : { auth: { user, pass: password ?? '' }, forceAuth: true }
  return {
    host,
    port,
    secure,
    ...credentials,
    ...encryption({ host, secure, hasCredentials: user !== undefined }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
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

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
