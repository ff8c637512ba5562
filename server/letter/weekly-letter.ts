import type { Language } from '../../shared/language/languages.ts'
import { escapeHtml } from '../base/visible-text.ts'
import { faint, mailButton, mailDocument, rule } from '../mail/mail-document.ts'
import type { MailMessage } from '../mail/mailer.ts'
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
    text: textPart(content),
    html: htmlPart(content, business.language),
    messageId: `<report-${report.week}-${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
  }
}

/** The same as plain text for the terminal. */
export function reportText(report: WeekReport, business: Business): string {
  return textPart({ ...weekContent(report, business), notes: [] })
}

const maxTextBar = 24

/** No columns, because many mail programs show plain text in a proportional font. */
function textPart({ words, heading, period, figures, outcomes, days, pages, sources, attention, link, notes }: WeekContent): string {
  const line = ({ label, shown, before }: Row) => `${label}: ${shown}${before === undefined ? '' : ` ${words.comparedWith(before)}`}`
  const block = (title: string, lines: string[]) => (lines.length > 0 ? [[title, ...lines].join('\n')] : [])
  const largest = Math.max(1, ...days.map(({ count }) => count))
  const bars = days.map((day) => `${line(day)} ${'#'.repeat(Math.round((day.count / largest) * maxTextBar))}`.trimEnd())
  return `${[
    `${heading}\n${period}`,
    figures.map(line).join('\n'),
    ...block(words.became, outcomes),
    ...block(words.days, bars),
    ...block(words.pages, pages.map(line)),
    ...block(words.sources, sources.map(line)),
    ...block(words.attention, attention.length > 0 ? attention.map((text) => `- ${text}`) : [words.well]),
    ...(link ? [`${link.text}: ${link.href}`] : []),
    ...(notes.length > 0 ? ['--', notes.join('\n')] : []),
  ].join('\n\n')}\n`
}

const table = (rows: string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">\n${rows.join('\n')}\n</table>`
const heading2 = (text: string) => `<h2 style="margin:0 0 6px;font-size:16px">${escapeHtml(text)}</h2>`
const line = `border-top:${rule}`
const number = (text: string, style = '') => `<td align="right" style="padding:6px 0 6px 12px;white-space:nowrap;${style}">${text}</td>`
const label = (text: string, style = '') =>
  `<th scope="row" align="left" style="padding:6px 0;font-weight:400;overflow-wrap:anywhere;${style}">${escapeHtml(text)}</th>`

function htmlPart(
  { words, heading, period, columns, figures, outcomes, days, pages, sources, attention, link, notes }: WeekContent,
  language: Language,
): string {
  const listed = (title: string, rows: Row[]) => (rows.length > 0 ? [heading2(title), comparison(columns, rows, '')] : [])
  const list = (lines: string[]) =>
    `<ul style="margin:0 0 24px;padding-left:20px">${lines.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
  const blocks = [
    `<p style="margin:-16px 0 20px;${faint}">${escapeHtml(period)}</p>`,
    comparison(columns, figures, 'font-size:20px;font-weight:600;'),
    ...(outcomes.length > 0 ? [heading2(words.became), list(outcomes)] : []),
    heading2(words.days),
    chart(days),
    ...listed(words.pages, pages),
    ...listed(words.sources, sources),
    heading2(words.attention),
    attention.length > 0 ? list(attention) : `<p style="margin:0 0 24px">${escapeHtml(words.well)}</p>`,
    ...(link ? [mailButton(link)] : []),
  ]
  return mailDocument({ language, heading, blocks, notes })
}

function comparison([week, before]: WeekContent['columns'], rows: Row[], style: string): string {
  const head = (text: string) =>
    `<th scope="col" align="right" style="padding:0 0 4px 12px;font-weight:400;white-space:nowrap;${faint}">${escapeHtml(text)}</th>`
  return table([
    `<tr><td></td>${head(week)}${head(before)}</tr>`,
    ...rows.map(
      ({ label: name, shown, before: earlier = '' }) =>
        `<tr>${label(name, line)}${number(shown, line + (style && `;${style}`))}${number(earlier, `${line};${faint}`)}</tr>`,
    ),
  ])
}

/** Each bar is a table with a background color and a width in percent, which every mail program can draw. */
function chart(days: Row[]): string {
  const largest = Math.max(1, ...days.map(({ count }) => count))
  const bar = (count: number) => {
    const width = Math.round((count / largest) * 100)
    if (width === 0) return ''
    const cell = '<td bgcolor="#4a7fc1" style="height:14px;font-size:0;line-height:0">&nbsp;</td>'
    return `<table role="presentation" aria-hidden="true" width="${width}%" cellpadding="0" cellspacing="0"><tr>${cell}</tr></table>`
  }
  return table(
    days.map(
      ({ label: day, count, shown }) =>
        `<tr>${label(day, 'white-space:nowrap;padding-right:12px')}<td width="100%">${bar(count)}</td>${number(shown)}</tr>`,
    ),
  )
}
