import { type Language, languages } from '../../shared/content/languages.ts'
import { dollars } from '../../shared/estimate/estimate-text.ts'
import { messagesFor, type ServerMessages } from '../../shared/language/messages.ts'
import { daysOfWeek, weekBefore } from '../base/calendar.ts'
import { escapeHtml, makeVisibleLine } from '../base/visible-text.ts'
import { faint, mailDocument, rule } from '../mail/mail-document.ts'
import type { MailMessage } from '../mail/mailer.ts'
import type { WeekReport } from './week-report.ts'

/** Other problems that the server knows of. */
export type LetterProblem = 'blog' | 'pages' | 'limits' | 'storage' | 'photos'

type LetterOptions = {
  business: Business
  from: string
  to: string[]
  /** Identifies the installation: two servers of one site each send a letter. */
  id: string
  date: Date
  problems: readonly LetterProblem[]
}

type Business = { name: string; language: Language }

/** The owner's weekly letter: what the website did, compared with the week before. */
export function weeklyLetter(report: WeekReport, { business, from, to, id, date, problems }: LetterOptions): MailMessage {
  const content = contentOf(report, business, problems)
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
  return textPart({ ...contentOf(report, business, []), notes: [] })
}

type Row = { label: string; count: number; shown: string; before?: string }
type Content = {
  words: ServerMessages['letter']
  subject: string
  heading: string
  period: string
  /** Titles of the columns: this week and the week before. */
  columns: [string, string]
  figures: Row[]
  outcomes: string[]
  days: Row[]
  pages: Row[]
  sources: Row[]
  attention: string[]
  notes: readonly string[]
}

function contentOf(report: WeekReport, { name: business, language }: Business, problems: readonly LetterProblem[]): Content {
  const { figures, inquiries, attention } = report
  const words = messagesFor(language).letter
  const { number, day, period } = formatsOf(languages[language].tag)
  const row = (label: string, count: number, before: number): Row => ({ label, count, shown: number(count), before: number(before) })
  const shownFigures = (['visits', 'views', 'taps', 'estimates', 'inquiries'] as const).filter(
    // Sites without an estimate page never count estimates.
    (name) => name !== 'estimates' || figures.week.estimates + figures.before.estimates > 0,
  )
  const outcomes = (['mailed', 'waiting', 'failed'] as const).flatMap((name) =>
    inquiries[name] > 0 ? [words[name](number(inquiries[name]))] : [],
  )
  const { visits, taps, inquiries: requests, spam, won, wonDollars } = figures.week
  const thisPeriod = period(report.week, 'long')
  return {
    words,
    subject: words.subject({ period: thisPeriod, visits: number(visits), taps: number(taps), inquiries: number(requests), business }),
    heading: words.heading(business),
    period: thisPeriod,
    columns: [period(report.week, 'short'), period(weekBefore(report.week), 'short')],
    figures: shownFigures.map((name) => row(words.figures[name], figures.week[name], figures.before[name])),
    outcomes: [
      ...outcomes,
      ...(won > 0 ? [words.won(number(won), dollars(wonDollars))] : []),
      ...(spam > 0 ? [words.spam(number(spam))] : []),
    ],
    days: report.days.map(({ day: date, visits: count }) => ({ label: day(date), count, shown: number(count) })),
    pages: report.pages.map(({ path, views, before }) => row(path === '/' ? words.homePage : makeVisibleLine(path), views, before)),
    sources: report.sources.map((source) => row(source.kind === 'known' ? source.name : words[source.kind], source.visits, source.before)),
    attention: [
      ...problems.map((name) => words.problems[name]),
      ...(['unanswered', 'failed', 'late', 'unreadable', 'spam'] as const).flatMap((name) =>
        attention[name] > 0 ? [words.waits[name](number(attention[name]))] : [],
      ),
    ],
    notes: [words.notes.privacy, words.notes.alarm],
  }
}

function formatsOf(tag: string) {
  const numbers = new Intl.NumberFormat(tag)
  const days = new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return {
    number: (count: number) => numbers.format(count),
    day: (day: string) => days.format(new Date(day)),
    period(week: string, length: 'long' | 'short'): string {
      const [first = '', last = first] = daysOfWeek(week).filter((_, index) => index % 6 === 0)
      // Thin spaces around the dash look odd in a subject.
      return (length === 'long' ? long : short).formatRange(new Date(first), new Date(last)).replace(/\s*–\s*/, '–')
    },
  }
}

const maxTextBar = 24

/** No columns, because many mail programs show plain text in a proportional font. */
function textPart({ words, heading, period, figures, outcomes, days, pages, sources, attention, notes }: Content): string {
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
  { words, heading, period, columns, figures, outcomes, days, pages, sources, attention, notes }: Content,
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
  ]
  return mailDocument({ language, heading, blocks, notes })
}

function comparison([week, before]: Content['columns'], rows: Row[], style: string): string {
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
