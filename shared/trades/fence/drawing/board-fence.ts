import type { Footing } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { bar, box, legiblePitch, uprights } from '../../../drawing/in-inches.ts'
import { line, polygon } from '../../../drawing/paths.ts'
import { detail, outline } from '../../../drawing/shapes.ts'

export const POST = 3.5
export const BOARD = 5.5

/** From post center to post center. */
export type Bay = readonly [left: number, right: number]

/** Positions of the joints between boards of about `width` that fill the bay evenly. */
export function boardJoints([from, to]: Bay, width = BOARD): number[] {
  const count = Math.max(Math.round((to - from) / width), 1)
  return Array.from({ length: count - 1 }, (_, index) => from + ((index + 1) * (to - from)) / count)
}

/** Vertical boards, edge to edge. */
export function boards(frame: Frame, [from, to]: Bay, bottom: number, top: number): string {
  return (
    outline('wood', box(frame, from, bottom, to, top)) +
    detail(uprights(frame, boardJoints([from, to], legiblePitch(frame, BOARD)), bottom, top))
  )
}

/** Horizontal lumber: rails, caps or kick boards. */
export function rails(frame: Frame, bays: readonly Bay[], heights: readonly (readonly [bottom: number, top: number])[]): string {
  return outline('post', ...bays.flatMap(([from, to]) => heights.map(([bottom, top]) => box(frame, from, bottom, to, top))))
}

/** Square wooden posts. */
export function woodPosts(frame: Frame, middles: readonly number[], height: number, below = 0, width = POST): string {
  return outline('post', ...middles.map((x) => bar(frame, x, width, -below, height)))
}

/** Diagonal lattice, clipped to a box. */
export function lattice(frame: Frame, [from, to]: Bay, bottom: number, top: number, mesh = 6): string {
  const [left, right, low, high] = [frame.x(from), frame.x(to), frame.y(bottom), frame.y(top)]
  const height = low - high
  const laths: string[] = []
  for (let start = left - height; start < right; start += frame.size(mesh)) {
    const [begin, end] = [Math.max(start, left), Math.min(start + height, right)]
    laths.push(line(begin, low - (begin - start), end, low - (end - start)))
    laths.push(line(begin, high + (begin - start), end, high + (end - start)))
  }
  return detail(...laths)
}

/** Footings of wooden posts: 2'-0" deep by default, in a hole 7" wider than the post. */
export function woodFootings(middles: readonly number[], depth = 24, post = POST): Footing[] {
  return middles.map((x) => ({ x, post, depth, hole: post + 7 }))
}

/** A diagonal brace from the bottom of the hinge side to the top of the latch side, between the rails. */
export function brace(frame: Frame, hinge: number, latch: number, bottom: number, top: number, width = 5): string {
  const across = latch > hinge ? width : -width
  return polygon([
    [frame.x(hinge), frame.y(bottom)],
    [frame.x(hinge + across), frame.y(bottom)],
    [frame.x(latch), frame.y(top)],
    [frame.x(latch - across), frame.y(top)],
  ])
}
