import type { Footing } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { bar, barEdges, box, uprights } from '../../../drawing/in-inches.ts'
import { line, polygon, rect } from '../../../drawing/paths.ts'
import { path, solid, thinParts } from '../../../drawing/shapes.ts'
import type { Bay } from './board-fence.ts'

export const STEEL_POST = 2.5

/** Centers of pickets between two posts, evenly spaced, at most `pitch` apart. */
export function evenMiddles([from, to]: Bay, pitch: number): number[] {
  const gaps = Math.ceil((to - from) / pitch - 0.01)
  return Array.from({ length: gaps - 1 }, (_, index) => from + ((index + 1) * (to - from)) / gaps)
}

/** Thin bars, one stroke each. */
export function steelPickets(frame: Frame, middles: readonly number[], bottom: number, top: number): string {
  const width = frame.scale < 0.9 ? 1 : 1.25
  return path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': width }, uprights(frame, middles, bottom, top))
}

/** Spear points on pickets. */
export function spears(frame: Frame, middles: readonly number[], top: number): string {
  const half = Math.max(frame.size(1.1), 1.4)
  const heads = middles.map((x) => {
    const [at, tip] = [frame.x(x), frame.y(top)]
    const height = Math.max(frame.size(4.5), 4.5)
    return polygon([
      [at, tip],
      [at + half, tip + height * 0.6],
      [at, tip + height],
      [at - half, tip + height * 0.6],
    ])
  })
  return solid('line', ...heads)
}

/** Horizontal rails in front of the pickets. Each bay is a pair of post centers. */
export function steelRails(frame: Frame, bays: readonly Bay[], heights: readonly number[]): string {
  const thick = Math.max(Math.round(frame.size(1.75)), 2)
  const rails = bays.flatMap(([from, to]) => heights.map((y) => rect(frame.x(from), frame.y(y), frame.x(to), frame.y(y) + thick)))
  return thinParts(frame, 'paper', ...rails)
}

/** Square steel posts with flat caps. */
export function steelPosts(frame: Frame, middles: readonly number[], height: number, below = 0): string {
  const caps = middles.map((x) => {
    const { left, right } = barEdges(frame, x, STEEL_POST)
    return line(left - 1.5, frame.y(height), right + 1.5, frame.y(height))
  })
  return (
    solid('line', ...middles.map((x) => bar(frame, x, STEEL_POST, -below, height))) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, ...caps)
  )
}

/** Footings of steel posts: 2'-6" deep by default, in a 10" hole. */
export function steelFootings(middles: readonly number[], depth = 30): Footing[] {
  return middles.map((x) => ({ x, post: STEEL_POST, depth, hole: 10 }))
}

/** The frame of a steel gate leaf: four tubes. */
export function leafFrame(frame: Frame, [from, to]: Bay, bottom: number, top: number, tube = 1.75): string {
  const thick = Math.max(Math.round(frame.size(tube)), 2)
  const [left, right, low, high] = [frame.x(from), frame.x(to), frame.y(bottom), frame.y(top)]
  return (
    thinParts(frame, 'paper', box(frame, from, bottom, to, top)) +
    thinParts(frame, 'none', rect(left + thick, high + thick, right - thick, low - thick))
  )
}
