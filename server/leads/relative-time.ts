const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** '5 min ago', 'in 3 h', '12 days ago': the largest unit that fills at least once. */
export function relativeTime(time: number, now: number): string {
  const distance = Math.abs(time - now)
  if (distance < minuteMs) return time > now ? 'in a moment' : 'just now'
  const words = inWords(distance)
  return time > now ? `in ${words}` : `${words} ago`
}

function inWords(distance: number): string {
  if (distance < hourMs) return `${Math.floor(distance / minuteMs)} min`
  if (distance < 2 * dayMs) return `${Math.floor(distance / hourMs)} h`
  return `${Math.floor(distance / dayMs)} days`
}
