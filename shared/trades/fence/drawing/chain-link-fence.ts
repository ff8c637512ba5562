import type { Frame } from '../../../drawing/frame.ts'
import { bar, barEdges, box, level } from '../../../drawing/in-inches.ts'
import { line, rect } from '../../../drawing/paths.ts'
import { detail, outline, path, thinParts } from '../../../drawing/shapes.ts'
import { type Bay, lattice } from './board-fence.ts'
import { STEEL_POST } from './steel-fence.ts'

/** Real mesh is 2", but its lines would merge at the scales used on pages. */
const MESH = 9

/** Mesh below a top rail, with a tension wire near the ground. */
export function chainLink(frame: Frame, [from, to]: Bay, height: number): string {
  const thick = Math.max(Math.round(frame.size(1.75)), 2)
  return [
    lattice(frame, [from, to], 2, height - 1, MESH),
    detail(level(frame, from, to, 2)),
    thinParts(frame, 'paper', rect(frame.x(from), frame.y(height), frame.x(to), frame.y(height) + thick)),
  ].join('')
}

/** Round posts with a cap. */
export function chainLinkPosts(frame: Frame, middles: readonly number[], height: number, below = 0): string {
  const caps = middles.map((x) => {
    const { left, right } = barEdges(frame, x, STEEL_POST)
    return line(left - 1, frame.y(height + 1.5), right + 1, frame.y(height + 1.5))
  })
  return (
    outline('concrete', ...middles.map((x) => bar(frame, x, STEEL_POST, -below, height + 1.5))) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2.5 }, ...caps)
  )
}

/** A gate leaf: a frame of tubes filled with mesh. */
export function chainLinkLeaf(frame: Frame, from: number, to: number, height: number): string {
  const thick = Math.max(Math.round(frame.size(1.75)), 2)
  const [left, right, low, high] = [frame.x(from), frame.x(to), frame.y(3), frame.y(height - 1)]
  return [
    lattice(frame, [from, to], 3, height - 1, MESH),
    thinParts(frame, 'none', box(frame, from, 3, to, height - 1), rect(left + thick, high + thick, right - thick, low - thick)),
  ].join('')
}
