import { steps } from '../../drawing/in-inches.ts'
import { createNoise } from '../../drawing/noise.ts'
import { line, polyline } from '../../drawing/paths.ts'
import { hidden } from '../../drawing/shapes.ts'
import { endOf, gradeAt, type Run } from './fence-run.ts'

/** The dashed outline of the fence to be removed, behind the new one: a little taller and uneven. */
export function oldFence(run: Run): string {
  const { frame, height, kit } = run
  const noise = createNoise(17)
  const end = endOf(run)
  const [left, right] = [4, end - 4]
  const tops = [left, ...steps(left + 40, right - 40, 58), right].map(
    (x) => [x, height + kit.above + 5 + noise() * 5 + gradeAt(run, x)] as const,
  )
  const points = tops.map(([x, y]) => [frame.x(x), frame.y(y)] as const)
  const sides = [tops[0], tops.at(-1)].flatMap((top) =>
    top ? [line(frame.x(top[0]), frame.y(gradeAt(run, top[0])) - 2, frame.x(top[0]), frame.y(top[1]))] : [],
  )
  return hidden(polyline(points), ...sides)
}
