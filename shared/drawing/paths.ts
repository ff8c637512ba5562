/** A point in CSS pixels from the upper left corner. */
export type Point = readonly [x: number, y: number]

/** Formats a number for path data: at most two decimals, no leading zero. */
export function number(value: number): string {
  const rounded = Math.round(value * 100) / 100
  if (Number.isInteger(rounded)) return `${rounded}`
  const text = `${rounded}`
  if (rounded > 0 && rounded < 1) return text.slice(1)
  return rounded < 0 && rounded > -1 ? `-${text.slice(2)}` : text
}

/** Formats numbers for path data. A minus sign needs no space before it: `1-2 .5`. */
export function numbers(...values: number[]): string {
  let text = ''
  for (const value of values) {
    const next = number(value)
    text += text === '' || next.startsWith('-') ? next : ` ${next}`
  }
  return text
}

function step(dx: number, dy: number): string {
  if (Math.abs(dy) < 0.005) return `h${number(dx)}`
  if (Math.abs(dx) < 0.005) return `v${number(dy)}`
  return `l${numbers(dx, dy)}`
}

/** Path data of an open line through the points. */
export function polyline(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let [x, y] = first
  let data = `M${numbers(x, y)}`
  for (const [nextX, nextY] of rest) {
    data += step(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return data
}

/** Path data of a closed line through the points. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`
}

/** Path data from one point to another. */
export function line(x1: number, y1: number, x2: number, y2: number): string {
  return polyline([
    [x1, y1],
    [x2, y2],
  ])
}

/** Path data of a rectangle between two opposite corners. Relative, so that equal parts have equal text and compress well. */
export function rect(x1: number, y1: number, x2: number, y2: number): string {
  return `M${numbers(x1, y1)}h${number(x2 - x1)}v${number(y2 - y1)}h${number(x1 - x2)}z`
}

/** Path data of a rectangle with rounded corners. */
export function roundedRect(x1: number, y1: number, x2: number, y2: number, radius: number): string {
  const r = number(radius)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${numbers(dx * radius, dy * radius)}`
  return (
    `M${numbers(x1 + radius, y1)}H${number(x2 - radius)}${corner(1, 1)}V${number(y2 - radius)}${corner(-1, 1)}` +
    `H${number(x1 + radius)}${corner(-1, -1)}V${number(y1 + radius)}${corner(1, -1)}z`
  )
}

/** Path data of a full circle. */
export function circle(x: number, y: number, radius: number): string {
  const r = number(radius)
  const d = number(2 * radius)
  return `M${numbers(x - radius, y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0z`
}
