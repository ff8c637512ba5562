import { type Language, languages } from '../../shared/language/languages.ts'
import { escapeHtml } from '../base/visible-text.ts'

// Opacity instead of a gray, because one gray is hard to read either on white or on black.
export const faint = 'font-size:14px;opacity:.75'
/** Visible on white and on black. */
export const rule = '1px solid #99a1ad'

const font = 'font:16px/1.5 -apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** A part of a mail, as text and as HTML. */
export type MailBlock = { text: string; html: string }

type MailContent = {
  language: Language
  heading: string
  blocks: readonly MailBlock[]
  /** Small print below a rule. */
  notes: readonly string[]
}

export const paragraph = (text: string, style = ''): MailBlock => ({
  text,
  html: `<p style="margin:0 0 18px;${style}">${escapeHtml(text)}</p>`,
})

export const bulletList = (lines: readonly string[]): MailBlock => ({
  text: lines.join('\n'),
  html: `<ul style="margin:0 0 18px;padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
})

/** Small print above a part in HTML. */
export const labeled = (label: string, html: string) =>
  `<div style="margin:0 0 18px"><p style="margin:0 0 4px;${faint}">${escapeHtml(label)}</p>${html}</div>`

/** A link that looks like a button, on white and on black. */
export const mailButton = ({ href, text }: { href: string; text: string }): MailBlock => ({
  text: `${text}: ${href}`,
  html: `<p style="margin:8px 0 18px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#dfe5ee;color:#1d2430;text-decoration:none;font-weight:600">${escapeHtml(text)}</a></p>`,
})

export const plainText = (blocks: readonly MailBlock[]): string => `${blocks.map(({ text }) => text).join('\n\n')}\n`

/** A mail as plain text and as HTML: one column, inline styles, and the mail program's own text and background colors. */
export function mailParts({ language, heading, blocks, notes }: MailContent): { text: string; html: string } {
  const html = [
    '<!DOCTYPE html>',
    `<html lang="${languages[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no"><title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;padding:16px;${font}">`,
    `<div style="max-width:600px;margin:0 auto">`,
    `<h1 style="margin:0 0 20px;font-size:20px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...blocks.map((block) => block.html),
    `<hr style="border:0;border-top:${rule};margin:24px 0 12px">`,
    ...notes.map((note) => `<p style="margin:0 0 6px;${faint}">${escapeHtml(note)}</p>`),
    '</div></body></html>',
    '',
  ].join('\n')
  const edge = (text: string): MailBlock => ({ text, html: '' })
  return { text: plainText([edge(heading), ...blocks, edge('--'), edge(notes.join('\n'))]), html }
}
