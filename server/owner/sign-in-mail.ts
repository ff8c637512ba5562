import { randomUUID } from 'node:crypto'
import { ownerPaths } from '../../client/owner/owner-paths.ts'
import type { Language } from '../../shared/language/languages.ts'
import { ownerMessagesFor } from '../../shared/language/owner-messages.ts'
import { mailButton, mailParts, paragraph } from '../mail/mail-document.ts'
import type { MailMessage } from '../mail/mailer.ts'
import { hostOf } from '../mail/plain-mailbox.ts'
import type { SignInMail } from './sign-in.ts'

type MailOptions = {
  business: { name: string; language: Language }
  from: string
  /** Start of addresses, without a final slash. */
  origin: string
  /** The page to show after signing in. */
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
  const codeHtml = `<p style="margin:0;font-size:28px;font-weight:700;letter-spacing:4px">${code}</p>`
  return {
    from,
    to: [owner],
    subject: mail.subject(business.name),
    ...mailParts({
      language: business.language,
      heading: mail.heading,
      blocks: [
        { ...mailButton({ href: address, text: mail.button }), text: address },
        ...(code === undefined ? [] : [paragraph(mail.code), { text: code, html: codeHtml }]),
      ],
      notes: [mail.works, mail.ignore],
    }),
    messageId: `<sign-in-${randomUUID()}@${hostOf(from)}>`,
    date,
  }
}
