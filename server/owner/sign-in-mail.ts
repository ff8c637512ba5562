import { randomUUID } from 'node:crypto'
import { ownerPaths } from '../../client/owner/owner-paths.ts'
import type { Language } from '../../shared/language/languages.ts'
import { ownerMessagesFor } from '../../shared/language/owner-messages.ts'
import { escapeHtml } from '../base/visible-text.ts'
import { mailDocument } from '../mail/mail-document.ts'
import type { MailMessage } from '../mail/mailer.ts'
import type { SignInMail } from './sign-in.ts'

type MailOptions = {
  business: { name: string; language: Language }
  from: string
  /** Start of addresses, without a final slash. */
  origin: string
  /** The page that was asked for. */
  to: string
  date: Date
}

/** The address that opens the page with the button. */
export const enterAddress = (origin: string, token: string, to: string) =>
  `${origin}${ownerPaths.enter}?${new URLSearchParams({ token, ...(to === ownerPaths.requests ? {} : { to }) })}`

/** A link and, unless too many wrong codes were typed today, a code. */
export function signInMail({ to: owner, token, code }: SignInMail, { business, from, origin, to, date }: MailOptions): MailMessage {
  const { mail } = ownerMessagesFor(business.language).signIn
  const address = enterAddress(origin, token, to)
  const text = [mail.heading, address, ...(code === undefined ? [] : [mail.code, code]), '--', `${mail.works}\n${mail.ignore}`]
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:#dfe5ee;color:#1d2430;text-decoration:none;font-weight:600`
  return {
    from,
    to: [owner],
    subject: mail.subject(business.name),
    text: `${text.join('\n\n')}\n`,
    html: mailDocument({
      language: business.language,
      heading: mail.heading,
      blocks: [
        `<p style="margin:0 0 24px"><a href="${escapeHtml(address)}" style="${button}">${escapeHtml(mail.button)}</a></p>`,
        ...(code === undefined
          ? []
          : [
              `<p style="margin:0 0 4px">${escapeHtml(mail.code)}</p>`,
              `<p style="margin:0;font-size:28px;font-weight:700;letter-spacing:4px">${code}</p>`,
            ]),
      ],
      notes: [mail.works, mail.ignore],
    }),
    messageId: `<sign-in-${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
  }
}
