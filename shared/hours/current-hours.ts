import { type Language, languages } from '../language/languages.ts'
import { capitalized } from '../text/capitalized.ts'
import { minutesPerDay } from './clock-time.ts'
import { addDays, dayMs } from './days.ts'
import { timesText } from './hours-in-words.ts'
import type { OpeningHours } from './opening-hours-schema.ts'
import { byDate, type SpecialDay, specialDays } from './special-days.ts'
import { wallMinute, type ZoneOffsets, zoneOffsets } from './time-zone.ts'

/** The opening hours in a page's data, valid for `knownDays` after it was rendered. */
export type CurrentHours = Pick<OpeningHours, 'periods' | 'afterHours' | 'summary' | 'rows'> & {
  /** From yesterday on, for `knownDays`. */
  specialDays: SpecialDay[]
  zone: ZoneOffsets
}

/** The search range for the next opening (`open-state.ts`), and a month for pages that stay open in a tab. */
const knownDays = 100
/** How many days ahead a special day is listed below the week's hours. */
const listedDays = 14

export function currentHours(hours: OpeningHours, instant: number, language: Language): CurrentHours {
  const { periods, afterHours, summary, rows } = hours
  // Whole days, so that a page changes at most once a day.
  const midnight = Math.floor(instant / dayMs) * dayMs
  const zone = zoneOffsets(hours.timeZone, midnight - dayMs, midnight + knownDays * dayMs)
  const today = addDays('1970-01-01', Math.floor(wallMinute(zone, instant) / minutesPerDay))
  // An opening may last past midnight.
  const known = specialDays(hours, addDays(today, -1), addDays(today, knownDays), language)
  const listed = known.filter(({ from, to }) => to >= today && from <= addDays(today, listedDays)).sort(byDate)
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
