import { type Point, polyline } from '../../../drawing/paths.ts'
import { path } from '../../../drawing/shapes.ts'

/** A break line: a line with a kink, horizontal or vertical, where a part continues. */
export function breakLine(from: Point, to: Point): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const isLevel = from[1] === to[1]
  const at = (along: number, across: number): Point => (isLevel ? [x + along, y + across] : [x + across, y + along])
  const kink = [at(-6, 0), at(-2, -5), at(2, 5), at(6, 0)]
  return path({ fill: 'none', stroke: 'var(--line)' }, polyline([from, ...kink, to]))
}
