import type { Language } from '../language/languages.ts'
import { messagesFor } from '../language/messages.ts'
import { capitalized } from '../text/capitalized.ts'
import { clockTime, minuteOfDay, minutesPerDay, partsOf } from './clock-time.ts'
import type { OpeningHours } from './opening-hours-schema.ts'
import { yearlyClosedDays } from './yearly-closed-days.ts'

type Periods = OpeningHours['periods']
type Times = Pick<Periods[number], 'opens' | 'closes'>
/** Days with the same times, Monday first. Without times, they are closed. */
type Group = { days: number[]; times: Times[] }
type Join = (from: string, to: string) => string

/** The week's hours in the forms that texts use. */
export type HoursInWords = {
  /** 'Monday to Friday, 8 AM to 5 PM' */
  sentence: string
  /** 'Mon - Fri 8AM - 5PM' */
  short: string
  /** 'Monday to Friday, 8:00 AM to 5:00 PM' */
  full: string
  /** 'Closed Saturdays, Sundays, Thanksgiving and Christmas' */
  closed: string
  rows: OpeningHours['rows']
}

/** `closed` also names the days of `closedDays` that recur every year. Without any hours, the business is there by appointment. */
export function hoursInWords(periods: Periods, language: Language, closedDays?: OpeningHours['closedDays']): HoursInWords {
  const { hours, hoursInWords: words } = messagesFor(language)
  const groups = groupsOf(periods)
  const open = groups.filter(({ times }) => times.length > 0)
  const { row, sentence, and } = words
  const daysIn = (days: readonly number[], range: Join) => listText(dayNames(days, hours.weekdays, range), and)
  const hasHours = open.length > 0
  const withoutHours = capitalized(words.withoutHours)
  const closedWeekdays = hasHours ? (groups.find(({ times }) => times.length === 0)?.days ?? []) : []
  const closed = [...dayNames(closedWeekdays, hours.weekdays.map(words.everyWeek), row.days), ...yearlyClosedDays(closedDays, language)]
  const neverClosed = hasHours ? words.everyDay : words.noHours
  const sentenceWith = (time: (minutes: number) => string) =>
    open.map(({ days, times }) => `${daysIn(days, sentence.days)}, ${timesIn(times, { time, range: sentence.times, words })}`).join('; ') ||
    words.withoutHours
  return {
    sentence: sentenceWith((minutes) => clockTime(minutes, hours)),
    full: sentenceWith(fullTime),
    short: open.map((group) => shortText(group, words)).join(', ') || withoutHours,
    closed: closed.length > 0 ? words.closedOn(listText(closed, and)) : neverClosed,
    rows: groups.map(({ days, times }) => ({
      days: capitalized(daysIn(days, row.days)),
      hours: hasHours ? timesText(times, language) : withoutHours,
    })),
  }
}

/** '8 AM to 12 PM and 1 PM to 5 PM', or 'Closed'. */
export function timesText(times: readonly Times[], language: Language): string {
  const { hours, hoursInWords: words } = messagesFor(language)
  return timesIn(times, { time: (minutes) => clockTime(minutes, hours), range: words.row.times, words }) || words.closed
}

function groupsOf(periods: Periods): Group[] {
  const groups = new Map<string, Group>()
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const times = periods
      .filter(({ days }) => days.some((one) => one === day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => a.opens.localeCompare(b.opens))
    const key = JSON.stringify(times)
    const group = groups.get(key) ?? { days: [], times }
    group.days.push(day)
    groups.set(key, group)
  }
  // Closed days come last.
  return [...groups.values()].sort((a, b) => Number(a.times.length === 0) - Number(b.times.length === 0))
}

/** 'Monday to Friday'; 'Saturday', 'Sunday'; 'Monday', 'Wednesday', 'Friday'. */
function dayNames(days: readonly number[], names: readonly string[], range: Join): string[] {
  const name = (day: number | undefined) => names[day ?? 0] ?? ''
  return runsOf(days).flatMap((run) => (run.length > 2 ? [range(name(run[0]), name(run.at(-1)))] : run.map(name)))
}

/** 'Saturday, Sunday and Monday' */
export const listText = (texts: readonly string[], and: string) =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`

/** Groups of consecutive days. Sunday follows Saturday. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && (last.at(-1) ?? 0) + 1 === (day || 7)) last.push(day)
    else runs.push([day])
  }
  return runs
}

type TimesOptions = { time: (minutes: number) => string; range: Join; words: { allDay: string; and: string } }

const timesIn = (times: readonly Times[], { time, range, words }: TimesOptions) =>
  listText(
    times.map(({ opens, closes }) =>
      isAllDay({ opens, closes }) ? words.allDay : range(time(minuteOfDay(opens)), time(minuteOfDay(closes))),
    ),
    words.and,
  )

const isAllDay = ({ opens, closes }: Times) => minuteOfDay(closes) - minuteOfDay(opens) === minutesPerDay

function shortText({ days, times }: Group, { shortWeekdays, allDay }: { shortWeekdays: readonly string[]; allDay: string }): string {
  const short = (time: string) => {
    const { hour, minute, half } = partsOf(minuteOfDay(time))
    return `${hour}${minute === '00' ? '' : `:${minute}`}${half}`
  }
  const name = (day: number | undefined) => shortWeekdays[day ?? 0] ?? ''
  const names = runsOf(days).map((run) => (run.length > 2 ? `${name(run[0])} - ${name(run.at(-1))}` : run.map(name).join(', ')))
  const texts = times.map((one) => (isAllDay(one) ? allDay : `${short(one.opens)} - ${short(one.closes)}`))
  return `${names.join(', ')} ${texts.join(', ')}`
}

/** '8:00 AM' */
function fullTime(minutes: number): string {
  const { hour, minute, half } = partsOf(minutes)
  return `${hour}:${minute} ${half}`
}
