import { photoTypeOf, photoTypes } from '../../../shared/contact/photo-type.ts'
import { escapeHtml } from '../../base/visible-text.ts'
import { faint, labeled, type MailBlock } from '../../mail/mail-document.ts'
import type { MailAttachment } from '../../mail/mailer.ts'
import type { Lead } from '../lead.ts'

/** Below the 25 MB that large mail providers accept, including the encoding. */
const maxAttachedBytes = 18_000_000

export type OpenPhoto = (id: string, name: string) => AsyncIterable<Buffer>

/** `from`: photos before this one were mailed already. */
type AttachOptions = { openPhoto: OpenPhoto; from: number; attachesPhotos: boolean; mailHost: string }

/** In order, as many as fit. Images that mail programs can show get a content id. */
export function attachPhotos({ id, photos }: Lead, { from, attachesPhotos, mailHost, openPhoto }: AttachOptions) {
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

/** The photos, two per row. Mail programs that show no WebP, or no images at all, still have the name and the attachment. */
export function photoBlock(label: string, attached: readonly MailAttachment[], remarks: readonly string[]): MailBlock {
  const linesOf = (photos: readonly MailAttachment[]) => [
    ...(photos.length > 0 ? [photos.map(({ filename }) => filename).join(', ')] : []),
    ...remarks,
  ]
  const cells = attached.filter(({ cid }) => cid !== undefined).map(photoCell)
  const rows = cells.flatMap((cell, index) => (index % 2 === 0 ? [`<tr>${cell}${cells[index + 1] ?? ''}</tr>`] : []))
  const sheet = rows.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>` : ''
  const others = linesOf(attached.filter(({ cid }) => cid === undefined))
  const paragraphs = others.map((line) => `<p style="margin:0 0 4px;overflow-wrap:anywhere">${escapeHtml(line)}</p>`)
  return { text: [label, ...linesOf(attached)].join('\n'), html: labeled(label, sheet + paragraphs.join('')) }
}

function photoCell({ filename, cid }: MailAttachment): string {
  const image = `<img src="cid:${escapeHtml(cid ?? '')}" alt="" width="290" style="display:block;width:100%;max-width:290px;height:auto;border-radius:6px">`
  return `<td width="50%" style="padding:0 8px 12px 0;vertical-align:bottom">${image}<p style="margin:4px 0 0;${faint}">${escapeHtml(filename)}</p></td>`
}
