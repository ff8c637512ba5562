import { paper } from './paint.ts'
import { polygon, polyline } from './paths.ts'
import { path } from './shapes.ts'

/** Where a part of a run is left out: two upright lines with a kink, 9 px from `x`, and between them the background color. */
export function breakGap(x: number, top: number, bottom: number): string {
  const y = (top + bottom) / 2
  const [left, right] = [kink(x - 9), kink(x + 9)]
  return (
    path({ fill: paper }, polygon([...left, ...[...right].reverse()])) +
    path({ fill: 'none', stroke: 'var(--line)' }, polyline(left), polyline(right))
  )

  function kink(at: number) {
    return [
      [at, top],
      [at, y - 6],
      [at - 5, y - 2],
      [at + 5, y + 2],
      [at, y + 6],
      [at, bottom],
    ] as const
  }
}
