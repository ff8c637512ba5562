import { type Language, languages } from '../../shared/language/languages.ts'
import { messagesFor, type ServerMessages } from '../../shared/language/messages.ts'
import { dollars } from '../../shared/text/number-text.ts'
import { daysOfWeek, weekBefore } from '../base/calendar.ts'
import { makeVisibleLine } from '../base/visible-text.ts'
import type { WeekReport } from './week-report.ts'

/** The checks of `/health` that the letter mentions. It counts waiting and failed leads itself. */
export const letterChecks = ['store', 'photos', 'blog', 'pages', 'limits'] as const
type LetterProblem = (typeof letterChecks)[number]

export type Business = { name: string; language: Language }

export type WeekOptions = {
  problems?: readonly LetterProblem[]
  /** Start of the owner's pages, if there are any. */
  ownerUrl?: string | undefined
}

export type Row = { label: string; count: number; shown: string; before?: string }
export type WeekContent = {
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
  link: { href: string; text: string } | undefined
  notes: readonly string[]
}

export function weekContent(report: WeekReport, { name: business, language }: Business, more: WeekOptions = {}): WeekContent {
  const { problems = [], ownerUrl } = more
  const { figures, inquiries, attention } = report
  const words = messagesFor(language).letter
  const { number, day, period } = formatsOf(languages[language].tag)
  /** Without the owner's pages, a command lists them. */
  const where = (name: keyof typeof waitingStates) => (ownerUrl ? '' : words.onServer(waitingStates[name]))
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
    subject: words.subject({ visits, taps, inquiries: requests, business, period: thisPeriod }),
    heading: words.heading(business),
    period: thisPeriod,
    columns: [period(report.week, 'short'), period(weekBefore(report.week), 'short')],
    figures: shownFigures.map((name) => row(words.figures[name], figures.week[name], figures.before[name])),
    outcomes: [
      ...outcomes,
      ...(inquiries.photosLeft > 0 ? [words.photosLeft(number(inquiries.photosLeft))] : []),
      ...(won > 0 ? [words.won(number(won), dollars(wonDollars))] : []),
      ...(spam > 0 ? [words.spam(number(spam))] : []),
    ],
    days: report.days.map(({ day: date, visits: count }) => ({ label: day(date), count, shown: number(count) })),
    pages: report.pages.map(({ path, views, before }) => row(path === '/' ? words.homePage : makeVisibleLine(path), views, before)),
    sources: report.sources.map((source) => row(source.kind === 'known' ? source.name : words[source.kind], source.visits, source.before)),
    attention: [
      ...problems.map((name) => words.problems[name]),
      ...(attention.unanswered > 0 ? [words.waits.unanswered(number(attention.unanswered))] : []),
      ...(['failed', 'late', 'unreadable', 'spam'] as const).flatMap((name) =>
        attention[name] > 0 ? [words.waits[name](number(attention[name])) + where(name)] : [],
      ),
    ],
    link: ownerUrl ? { href: ownerUrl, text: words.openRequests } : undefined,
    notes: [words.notes.privacy, words.notes.alarm],
  }
}

const waitingStates = { failed: 'failed', late: 'pending', unreadable: 'unreadable', spam: 'spam' } as const

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
