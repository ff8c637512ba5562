import { type Language, languages } from '../content/languages.ts'
import { minutesPerDay } from './clock-time.ts'
import { addDays } from './days.ts'
import { capitalized, timesText } from './hours-in-words.ts'
import type { OpeningHours } from './opening-hours-schema.ts'
import { type SpecialDay, specialDays } from './special-days.ts'
import { wallMinute, type ZoneOffsets, zoneOffsets } from './time-zone.ts'

/** The opening hours as a page has them. Right until the end of the year after the one in which it was rendered. */
export type CurrentHours = Pick<OpeningHours, 'periods' | 'afterHours' | 'summary' | 'rows'> & {
  /** In this year and the next. */
  specialDays: SpecialDay[]
  zone: ZoneOffsets
}

/** How many days ahead a special day is listed below the week's hours. */
const listedDays = 14

export function currentHours(hours: OpeningHours, instant: number, language: Language): CurrentHours {
  const { periods, afterHours, summary, rows } = hours
  const year = new Date(instant).getUTCFullYear()
  // A day more at both ends, because years at the business begin at another time than in UTC.
  const zone = zoneOffsets(hours.timeZone, Date.UTC(year, 0, 0), Date.UTC(year + 2, 0, 1))
  const known = specialDays(hours, `${year - 1}-12-31`, `${year + 1}-12-31`, language)
  const today = addDays('1970-01-01', Math.floor(wallMinute(zone, instant) / minutesPerDay))
  const listed = known.filter(({ from, to }) => to >= today && from <= addDays(today, listedDays))
  return {
    periods,
    ...(afterHours && { afterHours }),
    summary,
    rows: [...rows, ...listed.map((day) => rowOf(day, language))],
    specialDays: known,
    zone,
  }
}

/** 'Thu, Nov 26' and 'Closed'. */
function rowOf({ from, to, opens, closes }: SpecialDay, language: Language): OpeningHours['rows'][number] {
  const isOneDay = from === to
  const format = new Intl.DateTimeFormat(languages[language].tag, {
    ...(isOneDay && { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const days = (isOneDay ? [from] : [from, to]).map((day) => format.format(new Date(day)))
  return { days: capitalized(days.join(' – ')), hours: timesText(opens && closes ? [{ opens, closes }] : [], language) }
}
