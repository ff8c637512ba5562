import { breakGap } from '../../drawing/break-gap.ts'
import { spanMarkup } from './fence-infill.ts'
import { gradeAt, type Run } from './fence-run.ts'

/** The fence on each side of the break, up to 5 px from its middle. */
export function stubs(run: Run): string {
  const { gap, scale } = run.layout
  if (!gap) return ''
  const width = gap.width / 2 - 5 / scale
  const ends = [gap.at, gap.at + gap.width - width]
  return ends.map((from) => spanMarkup(run, { kind: 'bay', width, from, to: from + width })).join('')
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
