const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** '5 min ago', 'in 3 h', '12 days ago': the largest unit that fills at least once. */
export function relativeTime(time: number, now: number): string {
  const distance = Math.abs(time - now)
  if (distance < minuteMs) return time > now ? 'in a moment' : 'just now'
  const words =
    distance < hourMs
      ? `${count(distance, minuteMs)} min`
      : distance < 2 * dayMs
        ? `${count(distance, hourMs)} h`
        : `${count(distance, dayMs)} days`
  return time > now ? `in ${words}` : `${words} ago`
}

const count = (distance: number, unit: number) => Math.floor(distance / unit)
