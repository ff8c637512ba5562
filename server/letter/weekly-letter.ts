import { escapeHtml } from '../base/visible-text.ts'
import { bulletList, faint, type MailBlock, mailButton, mailParts, paragraph, plainText, rule } from '../mail/mail-document.ts'
import type { MailMessage } from '../mail/mailer.ts'
import { hostOf } from '../mail/plain-mailbox.ts'
import { type Business, type Row, type WeekContent, type WeekOptions, weekContent } from './week-content.ts'
import type { WeekReport } from './week-report.ts'

type LetterOptions = {
  business: Business
  from: string
  to: string[]
  /** Identifies the installation: two servers of one site each send a letter. */
  id: string
  date: Date
} & WeekOptions

/** The owner's weekly letter: what the website did, compared with the week before. */
export function weeklyLetter(report: WeekReport, { business, from, to, id, date, ...options }: LetterOptions): MailMessage {
  const content = weekContent(report, business, options)
  return {
    from,
    to,
    subject: content.subject,
    ...mailParts({ language: business.language, heading: content.heading, blocks: blocksOf(content), notes: content.notes }),
    messageId: `<report-${report.week}-${id}@${hostOf(from)}>`,
    date,
  }
}

/** The same as plain text for the terminal. */
export function reportText(report: WeekReport, business: Business): string {
  const content = weekContent(report, business)
  return plainText([{ text: content.heading, html: '' }, ...blocksOf(content)])
}

type Words = WeekContent['words']

const maxTextBar = 24

function blocksOf({ words, period, columns, figures, outcomes, days, pages, sources, attention, link }: WeekContent): MailBlock[] {
  const listed = (title: string, rows: Row[]) => (rows.length > 0 ? [titled(title, comparison(words, columns, rows, ''))] : [])
  return [
    { text: period, html: `<p style="margin:-16px 0 20px;${faint}">${escapeHtml(period)}</p>` },
    comparison(words, columns, figures, 'font-size:20px;font-weight:600;'),
    ...(outcomes.length > 0 ? [titled(words.became, bulletList(outcomes))] : []),
    titled(words.days, chart(words, days)),
    ...listed(words.pages, pages),
    ...listed(words.sources, sources),
    titled(words.attention, attention.length > 0 ? bulletList(attention) : paragraph(words.well)),
    ...(link ? [mailButton(link)] : []),
  ]
}

/** No columns in the text, because many mail programs show it in a proportional font. */
function comparison(words: Words, [week, before]: WeekContent['columns'], rows: Row[], style: string): MailBlock {
  const head = (text: string) =>
    `<th scope="col" align="right" style="padding:0 0 4px 12px;font-weight:400;white-space:nowrap;${faint}">${escapeHtml(text)}</th>`
  const html = table([
    `<tr><td></td>${head(week)}${head(before)}</tr>`,
    ...rows.map(
      ({ label: name, shown, before: earlier = '' }) =>
        `<tr>${label(name, line)}${number(shown, line + (style && `;${style}`))}${number(earlier, `${line};${faint}`)}</tr>`,
    ),
  ])
  return { text: rows.map((row) => textLine(words, row)).join('\n'), html }
}

function textLine(words: Words, { label, shown, before }: Row): string {
  return `${label}: ${shown}${before === undefined ? '' : ` ${words.comparedWith(before)}`}`
}

/** Each bar is a table with a background color and a width in percent, which every mail program can draw. */
function chart(words: Words, rows: Row[]): MailBlock {
  const largest = Math.max(1, ...rows.map(({ count }) => count))
  const bar = (count: number) => {
    const width = Math.round((count / largest) * 100)
    if (width === 0) return ''
    const cell = '<td bgcolor="#4a7fc1" style="height:14px;font-size:0;line-height:0">&nbsp;</td>'
    return `<table role="presentation" aria-hidden="true" width="${width}%" cellpadding="0" cellspacing="0"><tr>${cell}</tr></table>`
  }
  const html = rows.map(
    ({ label: day, count, shown }) =>
      `<tr>${label(day, 'white-space:nowrap;padding-right:12px')}<td width="100%">${bar(count)}</td>${number(shown)}</tr>`,
  )
  const textBar = ({ count }: Row) => '#'.repeat(Math.round((count / largest) * maxTextBar))
  return { text: rows.map((row) => `${textLine(words, row)} ${textBar(row)}`.trimEnd()).join('\n'), html: table(html) }
}

const titled = (title: string, { text, html }: MailBlock): MailBlock => ({
  text: `${title}\n${text}`,
  html: `<h2 style="margin:0 0 6px;font-size:16px">${escapeHtml(title)}</h2>\n${html}`,
})

const table = (rows: string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">\n${rows.join('\n')}\n</table>`
const line = `border-top:${rule}`
const number = (text: string, style = '') => `<td align="right" style="padding:6px 0 6px 12px;white-space:nowrap;${style}">${text}</td>`
const label = (text: string, style = '') =>
  `<th scope="row" align="left" style="padding:6px 0;font-weight:400;overflow-wrap:anywhere;${style}">${escapeHtml(text)}</th>`
