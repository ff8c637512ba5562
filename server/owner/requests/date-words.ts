import { clockTime } from '../../../shared/hours/clock-time.ts'
import { addDays } from '../../../shared/hours/days.ts'
import { type Language, languages } from '../../../shared/language/languages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { hour, minute } from '../../base/durations.ts'
import type { BusinessClock } from './business-clock.ts'

/** Times and days as the owner's pages write them, in the business's time zone. */
export type DateWords = ReturnType<typeof createDateWords>

type DateWordOptions = { language: Language; clock: BusinessClock; age: OwnerMessages['requests']['age'] }

export function createDateWords({ language, clock, age }: DateWordOptions) {
  const { tag } = languages[language]
  const ofDay = (options: Intl.DateTimeFormatOptions) => {
    // Made on first use: loading the time zones takes a tenth of the server's start.
    let format: Intl.DateTimeFormat | undefined
    return (day: string) => {
      format ??= new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
      return format.format(new Date(day))
    }
  }
  const weekday = ofDay({ weekday: 'long' })
  const shortWeekday = ofDay({ weekday: 'short' })
  const dayWithMonth = ofDay({ month: 'short', day: 'numeric' })
  const dayWithYear = ofDay({ month: 'short', day: 'numeric', year: 'numeric' })
  const shortDay = ofDay({ weekday: 'short', month: 'short', day: 'numeric' })
  const fullDay = ofDay({ dateStyle: 'long' })

  const time = (instant: number) => clockTime(clock.minuteOf(instant), { midnight: '12 AM' })

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
      const today = clock.dayOf(now)
      if (day === today) return age.hours(Math.floor(passed / hour))
      if (day > addDays(today, -7)) return shortWeekday(day)
      if (day.slice(0, 4) === today.slice(0, 4)) return dayWithMonth(day)
      return dayWithYear(day)
    },
  }
}
