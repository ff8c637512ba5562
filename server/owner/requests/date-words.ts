import { clockTime } from '../../../shared/hours/clock-time.ts'
import { addDays } from '../../../shared/hours/days.ts'
import { type Language, languages } from '../../../shared/language/languages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { hour, minute } from '../../base/durations.ts'
import type { BusinessClock } from './business-clock.ts'

/** Times and days as the owner's pages write them, in the business's time zone. */
export type DateWords = ReturnType<typeof createDateWords>

type DateWordOptions = { language: Language; timeZone: string; clock: BusinessClock; age: OwnerMessages['requests']['age'] }

export function createDateWords({ language, timeZone, clock, age }: DateWordOptions) {
  const { tag } = languages[language]
  // Made on first use: loading the time zones takes a tenth of the server's start.
  const formats = new Map<string, Intl.DateTimeFormat>()
  const format = (options: Intl.DateTimeFormatOptions, value: number | Date) => {
    const key = JSON.stringify(options)
    const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, options)
    formats.set(key, known)
    return known.format(value)
  }
  const ofDay = (options: Intl.DateTimeFormatOptions) => (day: string) => format({ ...options, timeZone: 'UTC' }, new Date(day))
  const weekday = ofDay({ weekday: 'long' })
  const dayWithMonth = ofDay({ month: 'short', day: 'numeric' })
  const shortDay = ofDay({ weekday: 'short', month: 'short', day: 'numeric' })
  const fullDay = ofDay({ dateStyle: 'long' })

  function time(instant: number): string {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(
      instant,
    )
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
    const minutes = part('hour') * 60 + part('minute')
    return minutes === 0 ? '12 AM' : clockTime(minutes, { midnight: '' })
  }

  /** 'Tuesday' within the last six days, otherwise 'Nov 12'. */
  function recentDay(day: string, now: number): string {
    const today = clock.dayOf(now)
    return day <= today && day > addDays(today, -7) ? weekday(day) : dayWithMonth(day)
  }

  return {
    shortDay,
    fullDay,
    time,
    recentDay,
    /** 'Tuesday, 8:02 AM'. */
    when: (instant: number, now: number) => `${recentDay(clock.dayOf(instant), now)}, ${time(instant)}`,
    /** '40 min', '2 hr', then the day. */
    age(instant: number, now: number): string {
      const passed = now - instant
      if (passed < minute) return age.now
      if (passed < hour) return age.minutes(Math.floor(passed / minute))
      const day = clock.dayOf(instant)
      if (day === clock.dayOf(now)) return age.hours(Math.floor(passed / hour))
      if (day > addDays(clock.dayOf(now), -7)) return ofDay({ weekday: 'short' })(day)
      if (day.slice(0, 4) === clock.dayOf(now).slice(0, 4)) return dayWithMonth(day)
      return ofDay({ month: 'short', day: 'numeric', year: 'numeric' })(day)
    },
  }
}
