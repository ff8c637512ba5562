import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type SunkMail = {
  from: string
  to: string[]
  source: string
  messageId: string
  body: string
  secure: boolean
  user: string | undefined
}

export type SmtpSink = {
  port: number
  mails: SunkMail[]
  /** The highest number of connections open at the same time. */
  peak: () => number
  /** Resolves once this many mails have arrived. */
  received: (count: number) => Promise<void>
  close: () => Promise<void>
}

export type SinkReplies = {
  /** An SMTP reply code refuses; `undefined` accepts. */
  greeting?: () => number | undefined | Promise<number | undefined>
  login?: (user: string, password: string) => number | undefined
  mailFrom?: () => number | undefined
  rcptTo?: (address: string) => number | undefined
  data?: (mail: SunkMail) => number | undefined | Promise<number | undefined>
}

/** A real mail server on a local port that stores the mails it gets. */
export async function startSmtpSink(replies: SinkReplies = {}, options: SMTPServerOptions = {}, port = 0): Promise<SmtpSink> {
  const mails: SunkMail[] = []
  const waiting: { count: number; done: () => void }[] = []
  let open = 0
  let peak = 0
  const answer = (code: number | undefined, done: (error?: Error | null) => void) =>
    code === undefined ? done() : done(Object.assign(new Error('Words of the server with canary@secret.example'), { responseCode: code }))
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    async onConnect(_session, done) {
      open += 1
      peak = Math.max(peak, open)
      answer(await replies.greeting?.(), done)
    },
    onClose() {
      open -= 1
    },
    onAuth({ username, password }, _session, done) {
      const code = replies.login?.(username ?? '', password ?? '')
      if (code === undefined) done(null, { user: username })
      else answer(code, done)
    },
    onMailFrom(_address, _session, done) {
      answer(replies.mailFrom?.(), done)
    },
    onRcptTo({ address }, _session, done) {
      answer(replies.rcptTo?.(address ?? ''), done)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const source = Buffer.concat(chunks).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        const mail: SunkMail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
          messageId: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '',
          body: source.slice(source.indexOf('\r\n\r\n')),
          secure: session.secure,
          user: session.user,
        }
        const code = await replies.data?.(mail)
        if (code === undefined) mails.push(mail)
        answer(code, done)
        for (const { count, done } of waiting) if (mails.length >= count) done()
      })
    },
  })
  // Ignored: these tests break connections on purpose.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address: AddressInfo | string | null = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    mails,
    peak: () => peak,
    received: (count) => new Promise((done) => (mails.length >= count ? done() : waiting.push({ count, done }))),
    close: () => new Promise((done) => server.close(() => done())),
  }
}
