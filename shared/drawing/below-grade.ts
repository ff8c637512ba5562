import type { Frame } from './frame.ts'
import { barEdges } from './in-inches.ts'
import { createNoise } from './noise.ts'
import { circle, line, polygon } from './paths.ts'
import { hidden, outline, path } from './shapes.ts'

/** A post and its hole, in inches. `x` is the center. */
export type Footing = { x: number; post: number; depth: number; hole: number }

/** The ground line of a drawing, 2 px thick. */
export function groundLine(from: number, to: number, ground: number): string {
  return path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, line(from, Math.round(ground), to, Math.round(ground)))
}

/** A horizontal dashed line of whole dashes, centered, so that both ends look the same. */
function centeredDashes(left: number, right: number, y: number): string {
  const dashes = Math.max(Math.floor((right - left - 4) / 7), 0)
  const start = (left + right) / 2 - (dashes * 7 + 4) / 2
  return line(start, y, start + dashes * 7 + 4, y)
}

/** Footings as dashed outlines of hole and post, for small drawings. */
export function dashedFootings(frame: Frame, footings: readonly Footing[]): string {
  const side = (x: number, depth: number) => line(frame.x(x), frame.y(0) + 3, frame.x(x), frame.y(-depth))
  return hidden(
    ...footings.map(({ x, post, depth, hole }) => {
      const [left, right, bottom] = [x - hole / 2, x + hole / 2, frame.y(-depth)]
      const postSides = side(x - post / 2, depth - 4) + side(x + post / 2, depth - 4)
      return side(left, depth) + side(right, depth) + centeredDashes(frame.x(left), frame.x(right), bottom) + postSides
    }),
  )
}

/** Concrete footings. Draw the posts over them. `grain` adds stippling, for large scales. */
export function concreteFootings(frame: Frame, footings: readonly Footing[], grain = false): string {
  const body = footings.map(({ x, depth, hole }) => {
    const [left, right, top, bottom] = [frame.x(x - hole / 2), frame.x(x + hole / 2), frame.y(0), frame.y(-depth - 4)]
    const bevel = Math.min(5, (right - left) / 6)
    return polygon([
      [left, top],
      [right, top],
      [right, bottom - bevel],
      [right - bevel, bottom],
      [left + bevel, bottom],
      [left, bottom - bevel],
    ])
  })
  return outline('concrete', ...body) + (grain ? stipple(frame, footings) : '')
}

/** The tops of footings, sloped so that water runs off the post. Draw them after the posts. */
export function concreteCrowns(frame: Frame, footings: readonly Footing[]): string {
  const crowns = footings.flatMap(({ x, post, hole }) => {
    const { left, right } = barEdges(frame, x, post)
    const [edgeLeft, edgeRight, low, high] = [frame.x(x - hole / 2), frame.x(x + hole / 2), frame.y(0), frame.y(1.5)]
    return [
      polygon([
        [edgeLeft, low],
        [left, high],
        [left, low],
      ]),
      polygon([
        [edgeRight, low],
        [right, high],
        [right, low],
      ]),
    ]
  })
  return outline('concrete', ...crowns)
}

/** Dots in the concrete, left and right of each post. */
function stipple(frame: Frame, footings: readonly Footing[]): string {
  const noise = createNoise(7)
  const grains = footings.flatMap(({ x, post, depth, hole }) => {
    const side = (hole - post) / 2
    return Array.from({ length: Math.floor(depth / 2.4) }, (_, index) => {
      const sign = index % 2 === 0 ? -1 : 1
      const across = x + sign * (post / 2 + side * (0.3 + noise() * 0.4))
      return circle(frame.x(across), frame.y(-2 - ((depth - 2) * (index + noise() * 0.6)) / (depth / 2.4)), noise() < 0.4 ? 1 : 0.7)
    })
  })
  return path({ fill: 'var(--line)', 'fill-opacity': 0.5 }, ...grains)
}
