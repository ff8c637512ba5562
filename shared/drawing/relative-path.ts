import { numbers } from './paths.ts'

const SEGMENT = /([MmLlHhVvCcQqAaZz])([^A-Za-z]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** How far a relative command moves the pen. */
function movement(command: string, values: readonly number[]): [dx: number, dy: number] {
  if (command === 'h') return [values.at(-1) ?? 0, 0]
  if (command === 'v') return [0, values.at(-1) ?? 0]
  return [values.at(-2) ?? 0, values.at(-1) ?? 0]
}

/** Converts a command's values to relative ones, with the pen at x, y. */
function toRelative(command: string, values: readonly number[], x: number, y: number): number[] {
  if (command === command.toLowerCase()) return [...values]
  if (command === 'H') return values.map((value) => value - x)
  if (command === 'V') return values.map((value) => value - y)
  if (command === 'A') return values.map((value, index) => (index < 5 ? value : value - (index === 5 ? x : y)))
  return values.map((value, index) => value - (index % 2 === 0 ? x : y))
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * Rewrites a path with relative commands only. Repeated shapes, such as boards, then have almost identical text, so a sheet of drawings
 * compresses well. Each command must have one set of values, as in the output of `paths.ts`.
 */
export function makeRelative(data: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let result = ''
  for (const [, command = '', text = ''] of data.matchAll(SEGMENT)) {
    const name = command.toLowerCase()
    if (name === 'z') {
      result += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const values = toRelative(command, (text.match(NUMBER) ?? []).map(Number), x, y).map(round)
    const [dx, dy] = movement(name, values)
    ;[x, y] = [round(x + dx), round(y + dy)]
    if (name === 'm') [startX, startY] = [x, y]
    result += name + numbers(...values)
  }
  return result.replace(/^m/, 'M')
}
