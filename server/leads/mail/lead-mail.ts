import { askedFields, type ContactField } from '../../../shared/contact/asked-fields.ts'
import { contactFieldWords } from '../../../shared/contact/contact-words.ts'
import { type Language, languages } from '../../../shared/language/languages.ts'
import { messagesFor, type ServerMessages } from '../../../shared/language/messages.ts'
import { dollars } from '../../../shared/text/number-text.ts'
import { escapeHtml, makeVisible, makeVisibleLine } from '../../base/visible-text.ts'
import { labeled, type MailBlock, mailButton, mailParts } from '../../mail/mail-document.ts'
import type { MailMessage } from '../../mail/mailer.ts'
import { phoneLink } from '../../mail/phone-link.ts'
import { hostOf, isPlainMailbox, mailtoHref } from '../../mail/plain-mailbox.ts'
import type { RenderOptions } from '../delivery/lead-mailer.ts'
import { languageName } from '../language-name.ts'
import type { Lead, LeadEstimate } from '../lead.ts'
import { originRows } from '../origin-rows.ts'
import { attachPhotos, type OpenPhoto, photoBlock } from './photo-attachments.ts'

export type LeadMailOptions = {
  /** The owner's language, which is the first of the content set. */
  language: Language
  business: { name: string; timeZone: string }
  from: string
  to: string[]
  /** Turns an estimate's query into words and into the address of its drawing. */
  estimate?: Estimates | undefined
  openPhoto: OpenPhoto
  /** Start of the owner's pages, if there are any. */
  ownerUrl?: string | undefined
}

type Row = { label: string; value: string }
type Estimates = { inWords(query: string): Row[]; addressOf(query: string): string }

/**
 * The email to the owner. It depends only on the lead and the configuration, so a retry sends the same mail. Everything a visitor typed is
 * in quoted lines, so that it can't look like a line of the mail itself.
 */
export function leadMail(lead: Lead, options: LeadMailOptions, { attachesPhotos, mailedPhotos }: RenderOptions): MailMessage {
  const { language, business, from, to, estimate, openPhoto, ownerUrl } = options
  const { name, email } = lead.fields
  const mailHost = hostOf(from)
  const { form, mail: words, origin } = messagesFor(language)
  const fieldWords = contactFieldWords({ form })
  const isFirst = mailedPhotos === undefined
  const { attachments, rest } = attachPhotos(lead, { from: mailedPhotos ?? 0, attachesPhotos, mailHost, openPhoto })
  const origins = originRows(lead.fields, origin)
  const remarks = [
    ...(rest.length > 0 ? [words.photosElsewhere(rest.map(({ filename }) => filename).join(', '), lead.id)] : []),
    ...(lead.photosLeft ? [words.photosLeft(lead.photosLeft)] : []),
  ]
  return {
    from,
    to,
    ...(isPlainMailbox(email) ? { replyTo: email } : {}),
    subject: (isFirst ? words.subject : words.photosAddedSubject)(makeVisibleLine(name), business.name),
    ...mailParts({
      language,
      heading: (isFirst ? words.heading : words.photosAddedHeading)(business.name),
      blocks: [
        ...(ownerUrl ? [mailButton({ href: `${ownerUrl}requests/${lead.id}/`, text: words.openRequest })] : []),
        ...askedFields.map((field) => {
          const value = lead.fields[field.name]
          const { shortLabel, choices } = fieldWords[field.name]
          return fieldBlock(shortLabel, choices?.[value] ?? (value || words.notGiven), linkOf(field, value, words))
        }),
        ...(lead.estimate && estimate ? [estimateBlock(lead.estimate, estimate, words)] : []),
        ...(origins.length > 0 ? [fieldBlock(origin.heading, lines(origins).join('\n'))] : []),
        ...(attachments.length + remarks.length > 0 ? [photoBlock(words.photos, attachments, remarks)] : []),
      ],
      notes: [
        ...(isFirst ? [] : [words.photosAdded]),
        words.sentOn(formatTime(lead.receivedAt, business.timeZone, languages[language].tag)),
        words.reference(lead.id),
        ...(lead.language && lead.language !== language ? [words.writtenIn(languageName(lead.language, language))] : []),
        ...(isPlainMailbox(email) ? [] : [words.noReply]),
        words.spam(ownerUrl && `${ownerUrl}?status=spam`),
      ],
    }),
    messageId: isFirst ? `<${lead.id}@${mailHost}>` : `<${lead.id}.photos-${lead.photos.length}@${mailHost}>`,
    date: new Date(lead.receivedAt),
    attachments,
  }
}

type Link = { href: string; text: string }
type Words = ServerMessages['mail']

function estimateBlock({ query, low, high }: LeadEstimate, { inWords, addressOf }: Estimates, words: Words): MailBlock {
  const value = [words.range(dollars(low), dollars(high)), ...lines(inWords(query))].join('\n')
  return fieldBlock(words.estimate, value, { href: addressOf(query), text: words.seeDrawing })
}

const lines = (rows: Row[]) => rows.map(({ label, value }) => `${label}: ${value}`)

function linkOf({ kind }: ContactField, value: string, words: Words): Link | undefined {
  if (kind === 'email' && isPlainMailbox(value)) {
    return { href: mailtoHref(value), text: words.writeBack }
  }
  const call = kind === 'phone' ? phoneLink(value) : undefined
  return call && { href: call.href, text: words.call(call.text) }
}

function formatTime(receivedAt: string, timeZone: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full', timeStyle: 'long' }).format(new Date(receivedAt))
}

function fieldBlock(label: string, value: string, link?: Link): MailBlock {
  const typed = makeVisible(value)
  const button = link && mailButton(link)
  const quote = 'margin:0;padding:2px 0 2px 12px;border-left:3px solid #99a1ad;overflow-wrap:anywhere'
  const typedHtml = `<blockquote style="${quote}">${escapeHtml(typed).replaceAll('\n', '<br>\n')}</blockquote>`
  return {
    text: [label, ...typed.split('\n').map((line) => `> ${line}`), ...(button ? [button.text] : [])].join('\n'),
    html: labeled(label, typedHtml + (button?.html ?? '')),
  }
}
