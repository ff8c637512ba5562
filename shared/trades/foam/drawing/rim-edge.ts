import type { Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { line } from '../../../drawing/paths.ts'
import { detail, path, solid } from '../../../drawing/shapes.ts'
import { liner } from './foundation.ts'
import { EDGE, floorEdge, foundation, THICKNESS, wallEdge } from './wall-floor-edge.ts'

/** The floor of the crawl space is two feet below grade. */
export const CRAWL_SOIL = -24
const RIM_BOTTOM = EDGE.footing.bottom - 3

/** Soil on both sides of the foundation, and the grade line outside. */
function soil(frame: Frame, outside: number, inside: number): string {
  const grade = frame.y(0)
  return (
    solid('stone', box(frame, outside, RIM_BOTTOM, 0, 0), box(frame, 0, RIM_BOTTOM, inside, CRAWL_SOIL)) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, line(frame.x(outside), grade, frame.x(0), grade))
  )
}

type Extent = { inside: number; top: number }
type Thickness = { stem: number; rim: number; wall: number }

/** Section where the floor meets the foundation, with foam on the crawl space wall, at the rim joist and in the wall above. */
export function edgeSection(frame: Frame, { inside, top }: Extent, thickness: Thickness = THICKNESS): string {
  return [
    liner(frame, EDGE.stem.thickness, inside, CRAWL_SOIL),
    foundation(frame, CRAWL_SOIL + 1, 211, thickness.stem),
    wallEdge(frame, top, 212, thickness.wall),
    floorEdge(frame, inside, 213, thickness.rim),
    detail(box(frame, EDGE.stud, EDGE.joist.bottom, inside, EDGE.joist.top)),
  ].join('')
}

/** The same in the soil. */
export const rimEdge = (frame: Frame, { outside, ...extent }: Extent & { outside: number }): string =>
  soil(frame, outside, extent.inside) + edgeSection(frame, extent)
