export const minutesPerDay = 24 * 60

/** `time` is like `08:00` or `24:00`. */
export function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** '8 AM', '5:30 PM', 'midnight'. In Spanish, Intl would write '8:00 a. m.', which is not usual in the United States. */
export function clockTime(minutes: number, { midnight }: { midnight: string }): string {
  const ofDay = minutes % minutesPerDay
  if (ofDay === 0) return midnight
  const { hour, minute, half } = partsOf(ofDay)
  return `${hour}${minute === '00' ? '' : `:${minute}`} ${half}`
}

export function partsOf(minutes: number): { hour: number; minute: string; half: 'AM' | 'PM' } {
  const hour = Math.floor(minutes / 60) % 24
  return { hour: hour % 12 || 12, minute: String(minutes % 60).padStart(2, '0'), half: hour < 12 ? 'AM' : 'PM' }
}
