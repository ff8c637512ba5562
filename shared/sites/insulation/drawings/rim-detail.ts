import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame } from '../../../drawing/frame.ts'
import { leader, notate } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { foamNote, plainNote } from '../../../trades/foam/drawing/notes.ts'
import { CRAWL_SOIL, rimEdge } from '../../../trades/foam/drawing/rim-edge.ts'

const closed = (value: string) => ['closed-cell', value] as const

function desktopView(): View {
  const frame = createFrame({ scale: 4.4, left: 250, ground: 236 })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(3.2, 22), at(26, 46), closed('3" R-18')),
    foamNote(at(9.3, 2), at(26, 4), closed('2 1/2" R-15')),
    leader(at(0.8, 24), at(-16, 38), 'rim joist'),
    leader(at(2.8, 16.8), at(-16, 16), 'sill'),
    plainNote([frame.x(72), frame.y(CRAWL_SOIL) - 9], 'sealed liner'),
  )
  return { width: 720, height: 404, markup: rimEdge(frame, { outside: -56, inside: 106, top: 51 }) + notes }
}

function phoneView(): View {
  const frame = createFrame({ scale: 3, left: 74, ground: 160, dense: true })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(3.2, 22), at(20, 46), closed('3" R-18')),
    foamNote(at(9.3, 2), at(20, 6), closed('2 1/2" R-15')),
    plainNote([frame.x(54), frame.y(CRAWL_SOIL) - 8], 'sealed liner'),
  )
  return { width: 320, height: 276, markup: rimEdge(frame, { outside: -24, inside: 81, top: 51 }) + notes }
}

export const wallDetail = createDrawing(
  'Section where the floor meets the concrete, with a sealed liner over the soil. Closed-cell foam is 3" thick at the rim joist, R-18, and 2 1/2" on the wall below it, R-15.',
  desktopView(),
  phoneView(),
)
