import type { Frame } from '../../../drawing/frame.ts'
import { box, steps, strip } from '../../../drawing/in-inches.ts'
import type { Point } from '../../../drawing/paths.ts'
import { detail, outline, path } from '../../../drawing/shapes.ts'
import { foam, foamStrip } from './foam.ts'

/** Ribs of a steel panel and depth of the girt behind it, in inches. The inside of the panel is at `PANEL`. */
export const RIB = { pitch: 12, height: 1.25 }
export const GIRT = 8
export const PANEL = GIRT + 1

/** Plan of a steel building's wall: ribbed panel outside, foam on its inside, and the inner flange of the girt. */
export function metalWall(frame: Frame, from: number, to: number, thickness: number): string {
  const profile = steps(from, to - RIB.pitch, RIB.pitch).flatMap((x): Point[] => [
    [x, PANEL],
    [x + 4, PANEL],
    [x + 5, PANEL + RIB.height],
    [x + 7, PANEL + RIB.height],
    [x + 8, PANEL],
  ])
  const sprayed = foamStrip({
    from: [frame.x(from), frame.y(PANEL) + 1],
    to: [frame.x(to), frame.y(PANEL) + 1],
    depth: frame.size(thickness) - 1.5,
    seed: 341,
    lump: 17,
  })
  const flange = PANEL - GIRT
  return [
    // The web of the girt, behind the foam.
    detail(box(frame, from, flange, to, PANEL)),
    foam(sprayed),
    outline('siding', box(frame, from, flange - 0.5, to, flange)),
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2.5 }, strip(frame, [...profile, [to, PANEL]])),
  ].join('')
}
