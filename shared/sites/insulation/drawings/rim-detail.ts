import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { liner } from '../../../drawing/foam/foundation.ts'
import { foamNote, plainNote } from '../../../drawing/foam/notes.ts'
import { EDGE, floorEdge, foundation, wallEdge } from '../../../drawing/foam/wall-floor-edge.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { leader, notate } from '../../../drawing/notation.ts'
import { line, type Point } from '../../../drawing/paths.ts'
import { detail, path, solid } from '../../../drawing/shapes.ts'

const SOIL = -24
const BOTTOM = EDGE.footing.bottom - 3

/** Soil on both sides of the wall, grade outside. */
function soil(frame: Frame, outside: number, inside: number): string {
  const grade = frame.y(0)
  return (
    solid('stone', box(frame, outside, BOTTOM, 0, 0), box(frame, 0, BOTTOM, inside, SOIL)) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, line(frame.x(outside), grade, frame.x(0), grade))
  )
}

function edge(frame: Frame, outside: number, inside: number, top: number): string {
  return [
    soil(frame, outside, inside),
    liner(frame, EDGE.stem.thickness, inside, SOIL),
    foundation(frame, SOIL + 1, 211),
    wallEdge(frame, top, 212),
    floorEdge(frame, inside, 213),
    detail(box(frame, EDGE.stud, EDGE.joist.bottom, inside, EDGE.joist.top)),
  ].join('')
}

const closed = (value: string) => ['closed-cell', value] as const

function desktopView(): View {
  const frame = createFrame({ scale: 4.4, left: 250, ground: 236 })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(3.2, 22), at(26, 46), closed('3" R-18')),
    foamNote(at(9.3, 2), at(26, 4), closed('2 1/2" R-15')),
    leader(at(0.8, 24), at(-16, 38), 'rim joist'),
    leader(at(2.8, 16.8), at(-16, 16), 'sill'),
    plainNote([frame.x(72), frame.y(SOIL) - 9], 'sealed liner'),
  )
  return { width: 720, height: 404, markup: edge(frame, -56, 106, 51) + notes }
}

function phoneView(): View {
  const frame = createFrame({ scale: 3, left: 74, ground: 160, dense: true })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(3.2, 22), at(20, 46), closed('3" R-18')),
    foamNote(at(9.3, 2), at(20, 6), closed('2 1/2" R-15')),
    plainNote([frame.x(54), frame.y(SOIL) - 8], 'sealed liner'),
  )
  return { width: 320, height: 276, markup: edge(frame, -24, 81, 51) + notes }
}

export const wallDetail = createDrawing(
  'Section where the floor meets the concrete: closed-cell foam, 3" and R-18 at the rim joist, 2 1/2" and R-15 on the wall below it, and a sealed liner over the soil.',
  desktopView(),
  phoneView(),
)
