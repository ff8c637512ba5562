import { numbers } from './paths.ts'

const SEGMENT = /([MmLlHhVvCcQqAaZz])([^A-Za-z]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** How far each relative command moves the pen, from its last values. */
function movement(command: string, values: readonly number[]): [dx: number, dy: number] {
  if (command === 'h') return [values.at(-1) ?? 0, 0]
  if (command === 'v') return [0, values.at(-1) ?? 0]
  return [values.at(-2) ?? 0, values.at(-1) ?? 0]
}

/** Where a command's absolute values are, made relative to the pen. */
function toRelative(command: string, values: readonly number[], x: number, y: number): number[] {
  if (command === command.toLowerCase()) return [...values]
  if (command === 'H') return values.map((value) => value - x)
  if (command === 'V') return values.map((value) => value - y)
  if (command === 'A') return values.map((value, index) => (index < 5 ? value : value - (index === 5 ? x : y)))
  return values.map((value, index) => value - (index % 2 === 0 ? x : y))
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The same path with relative commands alone. A hundred pickets then differ in nothing but rare steps, which is what
 * makes a sheet of drawings small once it is compressed. Each command carries one set of values, as `paths.ts` writes them.
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
