import { paper } from '../../drawing/paint.ts'
import { polygon, polyline } from '../../drawing/paths.ts'
import { path } from '../../drawing/shapes.ts'
import { raised } from './drawing/slope.ts'
import { gradeAt, type Run } from './fence-run.ts'

/** The 13 px of fence drawn on each side of the break. */
export function stubs(run: Run): string {
  const { layout, frame, kit, height } = run
  const { gap } = layout
  if (!gap) return ''
  const reach = 13 / layout.scale
  const ends = [
    [gap.at, gap.at + reach],
    [gap.at + gap.width - reach, gap.at + gap.width],
  ] as const
  return ends.map(([from, to]) => kit.bay(raised(frame, gradeAt(run, from)), [from, to], height)).join('')
}

/** The break symbol: two lines with a kink, and the gap between them filled with the background color. */
export function breakLine(run: Run): string {
  const { gap } = run.layout
  if (!gap) return ''
  const { frame } = run
  const middle = frame.x(gap.at + gap.width / 2)
  const grade = gradeAt(run, gap.at + gap.width / 2)
  const [top, bottom] = [frame.y(run.height + run.kit.above + grade) - 8, frame.y(grade) - 1]
  const kink = (x: number) => {
    const y = (top + bottom) / 2
    return [
      [x, top],
      [x, y - 6],
      [x - 5, y - 2],
      [x + 5, y + 2],
      [x, y + 6],
      [x, bottom],
    ] as const
  }
  const [left, right] = [kink(middle - 9), kink(middle + 9)]
  return (
    path({ fill: paper }, polygon([...left, ...[...right].reverse()])) +
    path({ fill: 'none', stroke: 'var(--line)' }, polyline(left), polyline(right))
  )
}
