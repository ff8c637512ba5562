import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { foam, foamStrip } from '../../../drawing/foam/foam.ts'
import { foamNote } from '../../../drawing/foam/notes.ts'
import { uprightFoam } from '../../../drawing/foam/wall-floor-edge.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, shape } from '../../../drawing/in-inches.ts'
import { leader, notate } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { detail, outline } from '../../../drawing/shapes.ts'

/** Zero is the outer corner of the top plate; the roof rises 7 in 12. */
const PITCH = 7 / 12
const COSINE = Math.cos(Math.atan(PITCH))
const TAIL = -17
const RAFTER = 9.25 / COSINE
const THICKNESS = 8
const STUD = 5.5
const FOOT = -27

/** Underside of the deck. */
const deckAt = (x: number) => 8 + x * PITCH

/** A layer that follows the slope, `above` and `below` inches from the underside of the deck. */
function layer(frame: Frame, [from, to]: readonly [number, number], below: number, above: number): string {
  return shape(frame, [
    [from, deckAt(from) + below],
    [to, deckAt(to) + below],
    [to, deckAt(to) + above],
    [from, deckAt(from) + above],
  ])
}

/** The rafter with its seat on the plate and its tail outside. */
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

function wall(frame: Frame): string {
  return [
    outline('paper', box(frame, 0, FOOT, STUD, -3)),
    foam(uprightFoam(frame, 0, [FOOT, -3], 3, 201)),
    outline('siding', box(frame, -2.2, FOOT, 0, deckAt(TAIL) - RAFTER - 0.8)),
    outline('sheathing', box(frame, -0.9, FOOT, 0, 0)),
    outline('paper', box(frame, STUD, FOOT, STUD + 0.8, -0.8)),
  ].join('')
}

function eave(frame: Frame, inside: number): string {
  const angle = Math.atan(PITCH)
  const depth = frame.size(THICKNESS)
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
    wall(frame),
    outline('post', box(frame, 0, -3, STUD, -1.5), box(frame, 0, -1.5, STUD, 0)),
    outline('paper', box(frame, STUD, -0.8, inside, 0)),
    outline('sheathing', layer(frame, [TAIL - 1, inside], 0, 0.9)),
    outline('siding', layer(frame, [TAIL - 2, inside], 0.9, 1.9)),
    outline('siding', box(frame, TAIL - 1.5, soffit - 0.8, TAIL, deckAt(TAIL) - 0.4), box(frame, TAIL, soffit - 0.8, -2.2, soffit)),
  ].join('')
}

const closed = (value: string) => ['closed-cell', value] as const

function desktopView(): View {
  const inside = 100
  const frame = createFrame({ scale: 4.4, left: 172, ground: 318 })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(46, deckAt(46) - 5), at(58, 18), closed(`${THICKNESS}" R-48`)),
    foamNote(at(1.6, -17), at(15, -13), closed('3" R-18')),
    leader(at(3, 4.5), at(-10, 27), 'foam over the plate'),
    leader(at(26, deckAt(26) + 0.4), at(14, 46), 'roof deck'),
    leader(at(84, deckAt(84) - 10), at(90, 38), '2x10 rafter'),
  )
  return { width: 720, height: 446, markup: eave(frame, inside) + notes }
}

function phoneView(): View {
  const frame = createFrame({ scale: 3, left: 62, ground: 182, dense: true })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(44, deckAt(44) - 5), at(53, 19), closed(`${THICKNESS}" R-48`)),
    foamNote(at(1.6, -17), at(14, -13), closed('3" R-18')),
    leader(at(3, 4), at(10, 55), 'foam over the plate'),
  )
  return { width: 320, height: 276, markup: eave(frame, 82) + notes }
}

export const atticDetail = createDrawing(
  `Section through the eave of a house: closed-cell foam under the roof deck, ${THICKNESS}" thick, R-48, runs over the top plate to the wall, where it’s 3" thick, R-18.`,
  desktopView(),
  phoneView(),
)
