import type { Frame } from '../../../drawing/frame.ts'
import { box, shape } from '../../../drawing/in-inches.ts'
import type { Point } from '../../../drawing/paths.ts'
import { detail, outline } from '../../../drawing/shapes.ts'
import { foam, foamStrip } from './foam.ts'
import { uprightFoam } from './wall-floor-edge.ts'

/** The origin is the outer corner of the top plate. The roof pitch is 7 in 12. */
const PITCH = 7 / 12
const COSINE = Math.cos(Math.atan(PITCH))
const TAIL = -17
const RAFTER = 9.25 / COSINE
const STUD = 5.5
/** The inner face of the wall. */
export const WALL_INSIDE = STUD + 0.8
export const FOOT = -27

/** Height of the underside of the roof deck. */
export const deckAt = (x: number) => 8 + x * PITCH

/** A layer along the slope, between `below` and `above` inches from the underside of the deck. */
function layer(frame: Frame, [from, to]: readonly [number, number], below: number, above: number): string {
  return shape(frame, [
    [from, deckAt(from) + below],
    [to, deckAt(to) + below],
    [to, deckAt(to) + above],
    [from, deckAt(from) + above],
  ])
}

/** The rafter, with its seat cut on the plate and its tail outside the wall. */
function rafter(frame: Frame, inside: number): string {
  const seat = (RAFTER - 8) / PITCH
  return shape(frame, [
    [TAIL, deckAt(TAIL)],
    [inside, deckAt(inside)],
    [inside, deckAt(inside) - RAFTER],
    [seat, 0],
    [0, 0],
    [0, deckAt(0) - RAFTER],
    [TAIL, deckAt(TAIL) - RAFTER],
  ])
}

function wall(frame: Frame, thickness: number): string {
  return [
    outline('paper', box(frame, 0, FOOT, STUD, -3)),
    thickness > 0 ? foam(uprightFoam(frame, 0, [FOOT, -3], thickness, 201)) : '',
    outline('siding', box(frame, -2.2, FOOT, 0, deckAt(TAIL) - RAFTER - 0.8)),
    outline('sheathing', box(frame, -0.9, FOOT, 0, 0)),
    outline('paper', box(frame, STUD, FOOT, WALL_INSIDE, -0.8)),
  ].join('')
}

/** Section through an eave, up to `inside`, with foam of `thickness` below the deck and `wallThickness` in the wall. */
export function eave(frame: Frame, inside: number, thickness: number, wallThickness = 3): string {
  const angle = Math.atan(PITCH)
  const depth = frame.size(thickness)
  const at = (x: number): Point => [frame.x(x), frame.y(deckAt(x))]
  const soffit = deckAt(TAIL) - RAFTER
  return [
    detail(box(frame, STUD, 0, inside, 5.5)),
    outline('wood', rafter(frame, inside)),
    foam(
      foamStrip({
        from: at(0),
        to: at(inside),
        depth,
        seed: 205,
        lump: depth > 30 ? 20 : 12,
        insets: [-depth * Math.tan(angle), depth * Math.tan(angle)],
      }),
    ),
    wall(frame, wallThickness),
    outline('post', box(frame, 0, -3, STUD, -1.5), box(frame, 0, -1.5, STUD, 0)),
    outline('paper', box(frame, STUD, -0.8, inside, 0)),
    outline('sheathing', layer(frame, [TAIL - 1, inside], 0, 0.9)),
    outline('siding', layer(frame, [TAIL - 2, inside], 0.9, 1.9)),
    outline('siding', box(frame, TAIL - 1.5, soffit - 0.8, TAIL, deckAt(TAIL) - 0.4), box(frame, TAIL, soffit - 0.8, -2.2, soffit)),
  ].join('')
}
