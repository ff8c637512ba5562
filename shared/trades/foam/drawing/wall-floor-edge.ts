/**
 * Section where wall, floor and foundation meet. The origin is the outer face of the framing at grade, and x increases toward the inside
 * of the house. Use a mirrored frame for the other side of the house.
 */

import type { Frame } from '../../../drawing/frame.ts'
import { box, level } from '../../../drawing/in-inches.ts'
import { detail, outline } from '../../../drawing/shapes.ts'
import { type Foam, foam, foamStrip } from './foam.ts'

export const EDGE = {
  footing: { bottom: -35, top: -27, left: -5, right: 13 },
  stem: { thickness: 8, top: 16 },
  joist: { bottom: 17.5, top: 26.75 },
  floor: 27.5,
  stud: 5.5,
  siding: -1.75,
} as const

/** Default thickness of closed-cell foam in inches. The notes of drawings state the same numbers. */
export const THICKNESS = { wall: 3, rim: 3, stem: 2.5 } as const

/** The frame mirrored at x = `axis`. */
export const mirrored = (frame: Frame, axis: number): Frame => ({ ...frame, x: (inches) => frame.x(2 * axis - inches) })

/** Foam on a vertical face at `x`, on its inner side. It is drawn at least 4 px deep, to be visible. */
export function uprightFoam(frame: Frame, x: number, [bottom, top]: readonly [number, number], thickness: number, seed: number): Foam {
  const inward = frame.x(1) > frame.x(0) ? 1 : -1
  const depth = Math.max(frame.size(thickness), 4)
  return foamStrip({
    from: [frame.x(x), frame.y(top)],
    to: [frame.x(x), frame.y(bottom)],
    depth: -inward * depth,
    seed,
    lump: Math.min(6 + depth, 20),
  })
}

/** Draws nothing if the thickness is 0. */
const edgeFoam = (...[frame, x, span, thickness, seed]: Parameters<typeof uprightFoam>) =>
  thickness > 0 ? foam(uprightFoam(frame, x, span, thickness, seed)) : ''

/** Footing and stem wall, with foam on the wall from the height `foamBottom` up. */
export function foundation(frame: Frame, foamBottom: number, seed: number, thickness: number = THICKNESS.stem): string {
  const { footing, stem } = EDGE
  return [
    outline('concrete', box(frame, footing.left, footing.bottom, footing.right, footing.top)),
    outline('concrete', box(frame, 0, footing.top, stem.thickness, stem.top)),
    edgeFoam(frame, stem.thickness, [foamBottom, stem.top - 0.5], thickness, seed),
  ].join('')
}

/** Sill, rim joist with foam, joist and subfloor up to `inside`. */
export function floorEdge(frame: Frame, inside: number, seed: number, thickness: number = THICKNESS.rim): string {
  const { stem, joist, floor, stud } = EDGE
  return [
    detail(level(frame, stud, inside, joist.bottom)),
    outline('post', box(frame, 0, stem.top, stud, joist.bottom)),
    outline('post', box(frame, 0, joist.bottom, 1.5, joist.top)),
    edgeFoam(frame, 1.5, [joist.bottom, joist.top], thickness, seed),
    outline('sheathing', box(frame, 0, joist.top, inside, floor)),
  ].join('')
}

/** The wall above the floor, up to `top`: siding, stud bay with foam, bottom plate. */
export function wallEdge(frame: Frame, top: number, seed: number, thickness: number = THICKNESS.wall): string {
  const { floor, stud, siding, stem } = EDGE
  return [
    outline('paper', box(frame, 0, floor, stud, top)),
    edgeFoam(frame, 0, [floor + 1.5, top], thickness, seed),
    outline('post', box(frame, 0, floor, stud, floor + 1.5)),
    outline('siding', box(frame, siding, stem.top - 2, 0, top)),
  ].join('')
}
