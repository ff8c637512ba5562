import type { BuiltSite } from '../../shared/pages/page-data.ts'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import type { Logger } from '../base/log.ts'
import type { Config } from '../config/config.ts'
import { ownerOrigin } from '../config/owner-url.ts'
import { createMailer } from '../mail/mailer.ts'
import type { SignInMail } from './sign-in.ts'
import { signInMail } from './sign-in-mail.ts'

export type SignInMailer = {
  /** Sends after the response, which must not reveal whether there is a mail. `to` is the page to show after signing in. */
  send(mail: SignInMail, to: string): void
  /** Waits for mails that are being sent, and aborts them after the time limit. */
  close(graceMs: number): Promise<void>
}

type MailerOptions = {
  config: Pick<Config, 'mail' | 'siteUrl' | 'listen'>
  site: BuiltSite
  log: Pick<Logger, 'info' | 'warn'>
  clock: Clock
}

/** A sign-in mail is tried once. The person waiting for it can ask for another one. */
export function createSignInMailer({ config, site, log, clock }: MailerOptions): SignInMailer {
  const { mail: server } = config
  const mailer = server && createMailer({ smtp: server.smtp, from: server.from, clock })
  const origin = ownerOrigin(config)
  const ending = new AbortController()
  const sending = new Set<Promise<void>>()

  async function deliver(mail: SignInMail, to: string): Promise<void> {
    if (!server || !mailer) return log.warn('a sign-in link could not be mailed: there is no mail server')
    const message = signInMail(mail, { business: site, from: server.from, origin, to, date: new Date(clock.now()) })
    const result = await mailer.send(message, { recipients: [mail.to], signal: ending.signal })
    const isSent = result.status === 'tried' && result.fates[mail.to] === 'delivered'
    if (isSent) log.info('a sign-in link was mailed')
    else log.warn({ code: result.status === 'tried' ? result.code : result.status }, 'a sign-in link could not be mailed')
  }

  return {
    send(mail, to) {
      const task: Promise<void> = deliver(mail, to)
        .catch((error: unknown) => log.warn({ code: errorCode(error) }, 'a sign-in link could not be mailed'))
        .finally(() => sending.delete(task))
      sending.add(task)
    },
    async close(graceMs) {
      const stop = clock.after(graceMs, () => ending.abort())
      await Promise.all(sending)
      stop()
    },
  }
}
