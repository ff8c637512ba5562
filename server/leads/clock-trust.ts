import { addDays } from '../../shared/hours/days.ts'
import { day } from '../base/durations.ts'
import { readableStates, type Store } from '../store/store.ts'

const trustedDays = 7

/**
 * Whether the wall clock agrees with stored data: something must be between a day and a week old. Counts are stored every day, so a
 * clock that is far ahead finds nothing. Data newer than a day may have been written with the wrong clock.
 */
export async function isClockPlausible({ leads, counts }: Pick<Store, 'leads' | 'counts'>, now: number): Promise<boolean> {
  const today = new Date(now).toISOString().slice(0, 10)
  // The business's day may differ by one from the day in UTC.
  if ((await counts.days(addDays(today, -trustedDays - 1), addDays(today, -2))).size > 0) return true
  const ages = (await leads.heads(readableStates)).map(({ receivedAt }) => now - receivedAt)
  return ages.some((age) => age >= day && age <= trustedDays * day)
}
