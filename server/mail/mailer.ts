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
  /** For the mail server alone; `from` where it is missing, nobody where it is empty. */
  envelopeFrom?: string
  /** What made it, for programs that answer mail. */
  autoSubmitted?: 'auto-generated' | 'auto-replied'
  attachments?: MailAttachment[]
}

export type MailAttachment = {
  filename: string
  contentType: string
  path: string
  /** For the HTML part to show it: `cid:…`. */
  cid?: string
}

export type SendOptions = {
  /** Those of `to` that don't have it yet. */
  recipients: string[]
  signal?: AbortSignal
  /** Called once the server is ready for the text. False withdraws the mail. */
  beforeData?: () => Promise<boolean>
}

export type Mailer = { send: (message: MailMessage, options: SendOptions) => Promise<SendResult> }

export type SmtpServer = { host: string; port: number; secure: boolean; user?: string; password?: string }

/**
 * Sends over one connection per mail, so nothing goes stale between mails or keeps the process alive.
 * `deadlineMs` limits one attempt as a whole.
 */
export function createMailer({ smtp, deadlineMs = 60_000 }: { smtp: SmtpServer; deadlineMs?: number }): Mailer {
  const transportOptions = smtpOptions(smtp)

  async function send(message: MailMessage, { recipients, signal, beforeData }: SendOptions): Promise<SendResult> {
    // nodemailer's own time limits never fire against a server that drips a byte now and then.
    const deadline = AbortSignal.timeout(deadlineMs)
    let isWithdrawn = false
    const transport = createTransport(transportOptions)
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((input: Readable) => Readable.from(gated(input), { objectMode: false }))
      done()
    })

    // How far the server has got with the text.
    let isBegun = false
    let isWhole = false

    async function* gated(input: Readable) {
      isWithdrawn = beforeData !== undefined && !(await beforeData())
      if (isWithdrawn) throw new Error('Withdrawn')
      isBegun = true
      yield* input
      isWhole = true
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
      // The server never had all of it: an attachment could not be read, or there was no end of it.
      const isTooMuch = message.attachments?.length && isBegun && !isWhole && !signal?.aborted
      if (isTooMuch) return { status: 'answered', fates: all(recipients, 'refused'), code: messageCode }
      if (deadline.aborted) return { status: 'server-fault', kind: 'away', code: 'ETIMEDOUT' }
      return readSendFailure(error, recipients)
    } finally {
      transport.close()
    }
  }

  return { send }
}

/** Opens nothing before the server is ready for it. */
function opened({ path, ...attachment }: MailAttachment) {
  async function* content() {
    yield* createReadStream(path)
  }
  return { ...attachment, contentDisposition: 'attachment' as const, content: Readable.from(content(), { objectMode: false }) }
}

/** Addresses go in as objects: a string would be parsed, and a comma in it would make two. */
function headers({ from, to, replyTo, envelopeFrom: _, attachments: __, autoSubmitted = 'auto-generated', ...rest }: MailMessage) {
  return {
    ...rest,
    from: mailbox(from),
    to: to.map(mailbox),
    ...(replyTo ? { replyTo: mailbox(replyTo) } : {}),
    headers: { 'Auto-Submitted': autoSubmitted },
    // Random by default, but a repeat must be the same to the byte.
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
  // Nobody is between us and this machine, and its own mail server usually has a self-signed certificate.
  if (isLoopback(host)) return secure ? {} : { tls: { rejectUnauthorized: false } }
  return { requireTLS: hasCredentials && !secure }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
