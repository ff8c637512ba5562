import { breakGap } from '../../drawing/break-gap.ts'
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

/** The break symbol. */
export function breakLine(run: Run): string {
  const { gap } = run.layout
  if (!gap) return ''
  const { frame } = run
  const middle = frame.x(gap.at + gap.width / 2)
  const grade = gradeAt(run, gap.at + gap.width / 2)
  return breakGap(middle, frame.y(run.height + run.kit.above + grade) - 8, frame.y(grade) - 1)
}
