import { askedFields, type ContactField } from '../../../shared/contact/asked-fields.ts'
import { contactFieldWords } from '../../../shared/contact/contact-words.ts'
import { photoTypeOf, photoTypes } from '../../../shared/contact/photo-type.ts'
import { dollars } from '../../../shared/estimate/estimate-text.ts'
import { type Language, languages } from '../../../shared/language/languages.ts'
import { messagesFor, type ServerMessages } from '../../../shared/language/messages.ts'
import { escapeHtml, makeVisible, makeVisibleLine } from '../../base/visible-text.ts'
import { faint, mailButton, mailDocument } from '../../mail/mail-document.ts'
import type { MailAttachment, MailMessage } from '../../mail/mailer.ts'
import { phoneLink } from '../../mail/phone-link.ts'
import { isPlainMailbox } from '../../mail/plain-mailbox.ts'
import type { RenderOptions } from '../delivery/lead-mailer.ts'
import type { Lead, LeadEstimate } from '../lead.ts'
import { originRows } from '../origin-rows.ts'

export type LeadMailOptions = {
  /** The owner's language, which is the first of the content set. */
  language: Language
  business: { name: string; timeZone: string }
  from: string
  to: string[]
  /** Turns an estimate's query into words and into the address of its drawing. */
  estimate?: Estimates | undefined
  openPhoto: (id: string, name: string) => AsyncIterable<Buffer>
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
  const mailHost = from.slice(from.lastIndexOf('@') + 1)
  const { form, mail: words, origin } = messagesFor(language)
  const fieldWords = contactFieldWords({ form })
  const { attachments, rest } = attachPhotos(lead, { from: mailedPhotos ?? 0, attachesPhotos, mailHost, openPhoto })
  const heading = mailedPhotos === undefined ? words.heading(business.name) : words.photosAddedHeading(business.name)
  const subjectOf = mailedPhotos === undefined ? words.subject : words.photosAddedSubject
  const content: Content = {
    language,
    heading,
    page: ownerUrl ? { href: `${ownerUrl}requests/${lead.id}/`, text: words.openRequest } : undefined,
    fields: [
      ...askedFields.map((field): Field => {
        const value = lead.fields[field.name]
        const { shortLabel, choices } = fieldWords[field.name]
        return { label: shortLabel, value: choices?.[value] ?? (value || words.notGiven), link: linkOf(field, value, words) }
      }),
      ...(lead.estimate && estimate ? [estimateField(lead.estimate, estimate, words)] : []),
      ...originField(originRows(lead.fields, origin), origin.heading),
    ],
    photos: {
      label: words.photos,
      attached: attachments,
      remarks: [
        ...(rest.length > 0 ? [words.photosElsewhere(rest.map(({ filename }) => filename).join(', '), lead.id)] : []),
        ...(lead.photosLeft ? [words.photosLeft(lead.photosLeft)] : []),
      ],
    },
    notes: [
      ...(mailedPhotos === undefined ? [] : [words.photosAdded]),
      words.sentOn(formatTime(lead.receivedAt, business.timeZone, languages[language].tag)),
      words.reference(lead.id),
      ...(lead.language && lead.language !== language ? [words.writtenIn(languageName(lead.language, language))] : []),
      ...(isPlainMailbox(email) ? [] : [words.noReply]),
      words.spam,
    ],
  }
  return {
    from,
    to,
    ...(isPlainMailbox(email) ? { replyTo: email } : {}),
    subject: subjectOf(makeVisibleLine(name), business.name),
    text: textPart(content),
    html: htmlPart(content),
    messageId: mailedPhotos === undefined ? `<${lead.id}@${mailHost}>` : `<${lead.id}.photos-${lead.photos.length}@${mailHost}>`,
    date: new Date(lead.receivedAt),
    attachments,
  }
}

/** Below the 25 MB that large mail providers accept, including the encoding. */
const maxAttachedBytes = 18_000_000

type AttachOptions = Pick<LeadMailOptions, 'openPhoto'> & { from: number; attachesPhotos: boolean; mailHost: string }

/** In order, as many as fit. Images that mail programs can show get a content id. */
function attachPhotos({ id, photos }: Lead, { from, attachesPhotos, mailHost, openPhoto }: AttachOptions) {
  const attachments: MailAttachment[] = []
  const rest: MailAttachment[] = []
  let total = 0
  for (const { name, bytes } of photos.slice(from)) {
    const filename = `photo-${name}`
    const type = photoTypeOf(name)
    const isShown = type !== undefined && type !== 'heic' && type !== 'avif'
    const photo = {
      filename,
      contentType: type ? photoTypes[type] : 'application/octet-stream',
      content: () => openPhoto(id, name),
      ...(isShown && { cid: `${filename}.${id}@${mailHost}` }),
    }
    const fits = attachesPhotos && total + bytes <= maxAttachedBytes
    if (fits) total += bytes
    ;(fits ? attachments : rest).push(photo)
  }
  return { attachments, rest }
}

type Link = { href: string; text: string }
type Field = { label: string; value: string; link: Link | undefined }
type Content = {
  language: Language
  heading: string
  /** The owner's page of this request. */
  page: Link | undefined
  fields: Field[]
  photos: { label: string; attached: readonly MailAttachment[]; remarks: string[] }
  notes: string[]
}

type Words = ServerMessages['mail']

function estimateField({ query, low, high }: LeadEstimate, { inWords, addressOf }: Estimates, words: Words): Field {
  const range = words.range(dollars(low), dollars(high))
  return {
    label: words.estimate,
    value: [range, ...lines(inWords(query))].join('\n'),
    link: { href: addressOf(query), text: words.seeDrawing },
  }
}

const originField = (rows: Row[], label: string): Field[] =>
  rows.length > 0 ? [{ label, value: lines(rows).join('\n'), link: undefined }] : []

const lines = (rows: Row[]) => rows.map(({ label, value }) => `${label}: ${value}`)

function linkOf({ kind }: ContactField, value: string, words: Words): Field['link'] {
  if (kind === 'email' && isPlainMailbox(value)) {
    return { href: `mailto:${value.split('@').map(encodeURIComponent).join('@')}`, text: words.writeBack }
  }
  const call = kind === 'phone' ? phoneLink(value) : undefined
  return call && { href: call.href, text: words.call(call.text) }
}

function formatTime(receivedAt: string, timeZone: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full', timeStyle: 'long' }).format(new Date(receivedAt))
}

/** `es` → `Spanish`. The code comes from a lead's file, so it may be anything. */
function languageName(code: string, language: Language): string {
  const isCode = /^[a-z]{2}$/.test(code)
  return (isCode && new Intl.DisplayNames([languages[language].tag], { type: 'language' }).of(code)) || makeVisibleLine(code)
}

function textPart({ heading, page, fields, photos, notes }: Content): string {
  const linkLines = (link: Link | undefined) => (link ? [`${link.text}: ${link.href}`] : [])
  const parts = [...linkLines(page), ...fields.map(({ label, value, link }) => [label, ...quoted(value), ...linkLines(link)].join('\n'))]
  const shown = photoLines(photos)
  if (shown.length > 0) parts.push([photos.label, ...shown].join('\n'))
  return `${[heading, ...parts, '--', notes.join('\n')].join('\n\n')}\n`
}

function quoted(value: string): string[] {
  return makeVisible(value)
    .split('\n')
    .map((line) => `> ${line}`)
}

const photoLines = ({ attached, remarks }: Content['photos']) => [
  ...(attached.length > 0 ? [attached.map(({ filename }) => filename).join(', ')] : []),
  ...remarks,
]

function htmlPart({ language, heading, page, fields, photos, notes }: Content): string {
  const blocks = [
    ...(page ? [`<div style="margin:0 0 18px">${mailButton(page)}</div>`] : []),
    ...fields.map(htmlField),
    ...htmlPhotos(photos),
  ]
  return mailDocument({ language, heading, blocks, notes })
}

/** The photos, two per row. Mail programs that show no WebP, or no images at all, still have the name and the attachment. */
function htmlPhotos({ label, attached, remarks }: Content['photos']): string[] {
  const shown = attached.filter(({ cid }) => cid !== undefined)
  const others = photoLines({ label, attached: attached.filter(({ cid }) => cid === undefined), remarks })
  if (shown.length + others.length === 0) return []
  const rows = shown.flatMap((_, index) =>
    index % 2 === 0
      ? [
          `<tr>${shown
            .slice(index, index + 2)
            .map(htmlPhoto)
            .join('')}</tr>`,
        ]
      : [],
  )
  const sheet = rows.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>` : ''
  const paragraphs = others.map((line) => `<p style="margin:0 0 4px;overflow-wrap:anywhere">${escapeHtml(line)}</p>`).join('')
  return [`<div style="margin:0 0 18px"><p style="margin:0 0 4px;${faint}">${escapeHtml(label)}</p>${sheet}${paragraphs}</div>`]
}

function htmlPhoto({ filename, cid }: MailAttachment): string {
  const image = `<img src="cid:${escapeHtml(cid ?? '')}" alt="" width="290" style="display:block;width:100%;max-width:290px;height:auto;border-radius:6px">`
  return `<td width="50%" style="padding:0 8px 12px 0;vertical-align:bottom">${image}<p style="margin:4px 0 0;${faint}">${escapeHtml(filename)}</p></td>`
}

function htmlField({ label, value, link }: Field): string {
  const quote = `margin:0;padding:2px 0 2px 12px;border-left:3px solid #99a1ad;overflow-wrap:anywhere`
  const lines = escapeHtml(makeVisible(value)).replaceAll('\n', '<br>\n')
  const button = link ? mailButton(link) : ''
  return `<div style="margin:0 0 18px"><p style="margin:0 0 4px;${faint}">${escapeHtml(label)}</p><blockquote style="${quote}">${lines}</blockquote>${button}</div>`
}
