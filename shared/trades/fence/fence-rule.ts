import { steps } from '../../drawing/in-inches.ts'
import { feetAndInches } from '../../drawing/lengths.ts'
import { label, type Notation, tick } from '../../drawing/notation.ts'
import { line } from '../../drawing/paths.ts'
import { breakInDimension } from './fence-dimensions.ts'
import { endOf, gradeAt, type Run } from './fence-run.ts'

/** Pixels between the dimension line and its scale, for the thumb of the slider. */
const scaleOffset = 17

/**
 * The dimension line of the whole length, in the soil, where a slider of the page lies on it. Dashes show where the run could still go. Its
 * scale of feet ends at a break.
 */
export function rule(run: Run): Notation[] {
  const { frame, kit, layout, most, values, width } = run
  const y = frame.y(0) + (width < 900 ? 44 : 58)
  const ends = [0, endOf(run)]
  const [left, right] = [frame.x(0), frame.x(endOf(run))]
  const last = layout.gap ? layout.gap.at / 12 : most
  const down = (x: number, from: number, to: number) => line(frame.x(x), from, frame.x(x), to)
  const from = y + scaleOffset
  return [
    {
      lines: [
        line(left - 5, y, right, y),
        ...steps(endOf(run) + 12, most * 12 - 12, 24).map((x) => line(frame.x(x), y, frame.x(x + 12), y)),
        ...ends.map((x) => down(x, frame.y(gradeAt(run, x) - kit.depth) + 9, y + 6)),
        ...steps(0, last, 5).map((foot) => down(foot * 12, from, from + (foot % 10 ? 5 : 10))),
      ].join(''),
      ticks: tick(left, y) + tick(right, y),
      textsBelow: [
        label([(left + right) / 2, y - 6], feetAndInches(Number(values.length) * 12)),
        ...steps(0, last, 10).map((foot) => label([frame.x(foot * 12), from + 23], `${foot}'`)),
      ].join(''),
    },
    breakInDimension(run, y),
  ]
}
