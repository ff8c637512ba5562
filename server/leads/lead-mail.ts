import { type ContactField, contactFields } from '../../shared/contact/contact-fields.ts'
import { contactFieldWords } from '../../shared/contact/contact-words.ts'
import { photoTypes } from '../../shared/contact/photo-type.ts'
import { type Language, languages } from '../../shared/content/languages.ts'
import { dollars } from '../../shared/estimate/estimate-text.ts'
import { messagesFor, type ServerMessages } from '../../shared/language/messages.ts'
import { escapeHtml, makeVisible, makeVisibleLine } from '../base/visible-text.ts'
import { faint, mailDocument } from '../mail/mail-document.ts'
import type { MailAttachment, MailMessage } from '../mail/mailer.ts'
import { phoneLink } from '../mail/phone-link.ts'
import type { Lead, LeadEstimate } from './lead.ts'
import type { StoredPhoto } from './photo-store.ts'

export type LeadMailOptions = {
  /** The owner's language, which is the first of the content set. */
  language: Language
  business: { name: string; timeZone: string }
  from: string
  to: string[]
  /** Turns an estimate's query into words and into the address of its drawing. */
  estimate?: Estimates | undefined
  /** The lead's photos. */
  photos?: readonly StoredPhoto[]
  /** False if the server refused the mail with photos. */
  attachesPhotos?: boolean
}

type Estimates = { inWords(query: string): { label: string; value: string }[]; addressOf(query: string): string }

/**
 * The email to the owner. It depends only on the lead and the configuration, so a retry sends the same mail. Everything a visitor typed is
 * in quoted lines, so that it can't look like a line of the mail itself.
 */
export function leadMail(lead: Lead, options: LeadMailOptions): MailMessage {
  const { language, business, from, to, estimate, photos = [], attachesPhotos = true } = options
  const { name, email } = lead.fields
  const mailHost = from.slice(from.lastIndexOf('@') + 1)
  const { form, mail: words } = messagesFor(language)
  const fieldWords = contactFieldWords({ form })
  const { attachments, rest } = attachPhotos(photos, { maxBytes: attachesPhotos ? maxAttachedBytes : 0, suffix: `${lead.id}@${mailHost}` })
  const content: Content = {
    language,
    heading: words.heading(business.name),
    fields: [
      ...contactFields.map((field): Field => {
        const value = lead.fields[field.name]
        const { shortLabel, choices } = fieldWords[field.name]
        return { label: shortLabel, value: choices?.[value] ?? (value || words.notGiven), link: linkOf(field, value, words) }
      }),
      ...(lead.estimate && estimate ? [estimateField(lead.estimate, estimate, words)] : []),
    ],
    photos: {
      label: words.photos,
      attached: attachments,
      note: rest.length > 0 ? words.photosElsewhere(rest.map(({ filename }) => filename).join(', '), lead.id) : undefined,
    },
    notes: [
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
    subject: words.subject(makeVisibleLine(name), business.name),
    text: textPart(content),
    html: htmlPart(content),
    messageId: `<${lead.id}@${mailHost}>`,
    date: new Date(lead.receivedAt),
    attachments,
  }
}

/** Below the 25 MB that large mail providers accept, including the encoding. */
const maxAttachedBytes = 18_000_000

/** In order, as many as fit. Images that mail programs can show get a content id. */
function attachPhotos(photos: readonly StoredPhoto[], { maxBytes, suffix }: { maxBytes: number; suffix: string }) {
  const attachments: MailAttachment[] = []
  const rest: MailAttachment[] = []
  let total = 0
  for (const { name, bytes, path, type } of photos) {
    const filename = `photo-${name}`
    const isShown = type !== 'heic' && type !== 'avif'
    const photo = { filename, path, contentType: photoTypes[type], ...(isShown && { cid: `${filename}.${suffix}` }) }
    if (total + bytes > maxBytes) {
      rest.push(photo)
      continue
    }
    total += bytes
    attachments.push(photo)
  }
  return { attachments, rest }
}

type Field = { label: string; value: string; link: { href: string; text: string } | undefined }
type Content = {
  language: Language
  heading: string
  fields: Field[]
  /** `note` names the photos that are not attached. */
  photos: { label: string; attached: readonly MailAttachment[]; note: string | undefined }
  notes: string[]
}

/**
 * True if the address survives a header unchanged. Browsers accept more (`x.@y.z`, `call@3`), which mail programs change or refuse. Those
 * are only in the text.
 */
export function isPlainMailbox(address: string): boolean {
  // Some mail programs decode an encoded word in front of the @ (RFC 2047, section 5).
  if (address.includes('=?')) return false
  return /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(
    address,
  )
}

type Words = ServerMessages['mail']

function estimateField({ query, low, high }: LeadEstimate, { inWords, addressOf }: Estimates, words: Words): Field {
  const answers = inWords(query).map(({ label, value }) => `${label}: ${value}`)
  const range = words.range(dollars(low), dollars(high))
  return { label: words.estimate, value: [range, ...answers].join('\n'), link: { href: addressOf(query), text: words.seeDrawing } }
}

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

function textPart({ heading, fields, photos, notes }: Content): string {
  const parts = fields.map(({ label, value, link }) =>
    [label, ...quoted(value), ...(link ? [`${link.text}: ${link.href}`] : [])].join('\n'),
  )
  const shown = photoLines(photos)
  if (shown.length > 0) parts.push([photos.label, ...shown].join('\n'))
  return `${[heading, ...parts, '--', notes.join('\n')].join('\n\n')}\n`
}

function quoted(value: string): string[] {
  return makeVisible(value)
    .split('\n')
    .map((line) => `> ${line}`)
}

const photoLines = ({ attached, note }: Content['photos']) => [
  ...(attached.length > 0 ? [attached.map(({ filename }) => filename).join(', ')] : []),
  ...(note === undefined ? [] : [note]),
]

const ink = 'color:#1d2430'

function htmlPart({ language, heading, fields, photos, notes }: Content): string {
  return mailDocument({ language, heading, blocks: [...fields.map(htmlField), ...htmlPhotos(photos)], notes })
}

/** The photos, two per row. Mail programs that show no WebP, or no images at all, still have the name and the attachment. */
function htmlPhotos({ label, attached, note }: Content['photos']): string[] {
  const shown = attached.filter(({ cid }) => cid !== undefined)
  const others = photoLines({ label, attached: attached.filter(({ cid }) => cid === undefined), note })
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
  const button = link
    ? `<p style="margin:8px 0 0"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#dfe5ee;${ink};text-decoration:none;font-weight:600">${escapeHtml(link.text)}</a></p>`
    : ''
  return `<div style="margin:0 0 18px"><p style="margin:0 0 4px;${faint}">${escapeHtml(label)}</p><blockquote style="${quote}">${lines}</blockquote>${button}</div>`
}
