import { addDays, weekdayOf } from '../../shared/hours/days.ts'
import { createWallClock, type Weekday, weekBefore, weekdays, weekOf } from '../base/calendar.ts'

const hourOfLetter = 8

export type LetterSchedule = {
  /** The week of the latest letter due: the last complete week before the day of the letter. */
  due(now: number): string
  lastWeek(now: number): string
}

export function createLetterSchedule({ timeZone, weekday }: { timeZone: string; weekday: Weekday }): LetterSchedule {
  const wallClock = createWallClock(timeZone)
  // 1 is Monday, 7 Sunday.
  const wanted = weekdays.indexOf(weekday) + 1
  return {
    due(now) {
      const { day, hour } = wallClock(now)
      const daysSince = (weekdayOf(day) - wanted + 7) % 7
      const isLater = daysSince > 0 || hour >= hourOfLetter
      return weekBefore(weekOf(addDays(day, isLater ? -daysSince : -7)))
    },
    lastWeek: (now) => weekBefore(weekOf(wallClock(now).day)),
  }
}
