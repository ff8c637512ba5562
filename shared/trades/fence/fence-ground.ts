import { concreteCrowns, concreteFootings, type Footing } from '../../drawing/below-grade.ts'
import type { Frame } from '../../drawing/frame.ts'
import { steps } from '../../drawing/in-inches.ts'
import { createNoise } from '../../drawing/noise.ts'
import { polygon, polyline } from '../../drawing/paths.ts'
import { group, outline, path } from '../../drawing/shapes.ts'
import { raised } from './drawing/slope.ts'
import { endOf, footingsOf, gradeAt, type Run } from './fence-run.ts'

/** How far the ground line extends beyond each side of the drawing, in px: enough to cross any window. */
const beyond = 3000

/** The ground line across the window and, on a slope, the soil between it and the level of its lower end. */
export function soil(run: Run): string {
  const { frame, isSloped, values, width } = run
  const level = (inches: number) => Math.round(frame.y(inches))
  const [left, right, end] = [frame.x(0), frame.x(endOf(run)), gradeAt(run, endOf(run))]
  const edge = [
    [-beyond, level(0)],
    [left, level(0)],
    [right, level(end)],
    [width + beyond, level(end)],
  ] as const
  // The band with the questions starts one pixel below the level. The second pixel overlaps it, so that no gap shows.
  const below = [[width + beyond, level(0) + 2] as const, [-beyond, level(0) + 2] as const]
  return [
    isSloped ? path({ fill: 'var(--below)' }, polygon([...edge, ...below])) : '',
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, polyline(edge)),
    values.ground === 'rock' ? rocks(run) : '',
  ].join('')
}

/** Boulders in the ground along the fence. */
function rocks(run: Run): string {
  const { frame, width } = run
  const noise = createNoise(31)
  const stones = steps(frame.x(0), Math.min(frame.x(endOf(run)), width - 56), width < 500 ? 46 : 64).map((left) => {
    const [w, h] = [22 + noise() * 24, 12 + noise() * 12]
    const [x, y] = [left + noise() * 20, frame.y(0) + 12 + noise() * frame.size(20)]
    return polygon([
      [x + w * 0.2, y],
      [x + w * 0.65, y - 2],
      [x + w, y + h * 0.4],
      [x + w * 0.85, y + h * 0.9],
      [x + w * 0.3, y + h],
      [x, y + h * 0.55],
    ])
  })
  return outline('stone', ...stones)
}

/** Draws footings at the height of the ground at their posts. */
const perFooting = (run: Run, draw: (frame: Frame, footing: readonly Footing[]) => string): string =>
  run.isSloped
    ? footingsOf(run)
        .map((footing) => draw(raised(run.frame, gradeAt(run, footing.x)), [footing]))
        .join('')
    : draw(run.frame, footingsOf(run))

export const footings = (run: Run) =>
  group(
    { 'data-part': 'footings' },
    perFooting(run, (frame, given) => concreteFootings(frame, given, frame.scale > 1.4)),
  )

/** Drawn after the posts. */
export const crowns = (run: Run): string => perFooting(run, concreteCrowns)
