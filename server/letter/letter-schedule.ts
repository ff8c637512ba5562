import { addDays, createWallClock, type Weekday, weekBefore, weekdayOf, weekdays, weekOf } from '../base/calendar.ts'

const hourOfLetter = 8

export type LetterSchedule = {
  /** The week of the latest letter due: the last complete week before the day of the letter. */
  due(now: number): string
  lastWeek(now: number): string
}

export function createLetterSchedule({ timeZone, weekday }: { timeZone: string; weekday: Weekday }): LetterSchedule {
  const wallClock = createWallClock(timeZone)
  const index = weekdays.indexOf(weekday)
  return {
    due(now) {
      const { day, hour } = wallClock(now)
      const daysSince = (weekdayOf(day) - index + 7) % 7
      const isLater = daysSince > 0 || hour >= hourOfLetter
      return weekBefore(weekOf(addDays(day, isLater ? -daysSince : -7)))
    },
    lastWeek: (now) => weekBefore(weekOf(wallClock(now).day)),
  }
}
