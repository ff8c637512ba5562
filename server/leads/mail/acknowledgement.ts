import type { Site } from '../../../shared/content/site-types.ts'
import { messagesFor } from '../../../shared/language/messages.ts'
import { escapeHtml } from '../../base/visible-text.ts'
import { bulletList, mailParts, paragraph } from '../../mail/mail-document.ts'
import type { MailMessage } from '../../mail/mailer.ts'
import { hostOf } from '../../mail/plain-mailbox.ts'
import type { Lead } from '../lead.ts'

type AcknowledgementOptions = {
  /** In the language of the page with the form. */
  site: Pick<Site, 'name' | 'language' | 'phoneNumber' | 'telLink' | 'openingHours' | 'contact'>
  from: string
  /** Receives the replies. */
  owner: string
}

/** The email to the visitor. It contains none of the submitted text, so the form cannot be abused to send spam to others. */
export function acknowledgementMail(
  { id, receivedAt, fields }: Pick<Lead, 'id' | 'receivedAt' | 'fields'>,
  { site, from, owner }: AcknowledgementOptions,
): MailMessage {
  const words = messagesFor(site.language).acknowledgement
  const { sentHeading, sentText, sentSteps } = site.contact.form
  const call = `${words.call} ${site.phoneNumber}`
  const link = `${escapeHtml(words.call)} <a href="${escapeHtml(site.telLink)}">${escapeHtml(site.phoneNumber)}</a>`
  return {
    from,
    to: [fields.email],
    replyTo: owner,
    subject: words.subject(site.name),
    ...mailParts({
      language: site.language,
      heading: sentHeading,
      blocks: [
        paragraph(sentText),
        bulletList(sentSteps.map(({ when, text }) => `${when}: ${text}`)),
        { text: call, html: `<p style="margin:0 0 18px">${link}</p>` },
        bulletList(site.openingHours.rows.map((row) => `${row.days}: ${row.hours}`)),
        paragraph(site.name, 'font-weight:600'),
      ],
      notes: [words.automatic],
    }),
    messageId: `<${id}.received@${hostOf(from)}>`,
    date: new Date(receivedAt),
    autoSubmitted: 'auto-replied',
  }
}
