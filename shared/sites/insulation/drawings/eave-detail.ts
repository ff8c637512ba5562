import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame } from '../../../drawing/frame.ts'
import { leader, notate } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { deckAt, eave } from '../../../trades/foam/drawing/eave.ts'
import { foamNote } from '../../../trades/foam/drawing/notes.ts'

const THICKNESS = 8

const closed = (value: string) => ['closed-cell', value] as const

function desktopView(): View {
  const inside = 100
  const frame = createFrame({ scale: 4.4, left: 172, ground: 318 })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(46, deckAt(46) - 5), at(58, 18), closed(`${THICKNESS}" R-48`)),
    foamNote(at(1.6, -17), at(15, -13), closed('3" R-18')),
    leader(at(3, 4.5), at(-9, 27), 'foam over the plate'),
    leader(at(26, deckAt(26) + 0.4), at(14, 46), 'roof deck'),
    leader(at(84, deckAt(84) - 10), at(90, 38), '2x10 rafter'),
  )
  return { width: 720, height: 446, markup: eave(frame, inside, THICKNESS) + notes }
}

function phoneView(): View {
  const frame = createFrame({ scale: 3, left: 62, ground: 182, dense: true })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const notes = notate(
    foamNote(at(44, deckAt(44) - 5), at(53, 19), closed(`${THICKNESS}" R-48`)),
    foamNote(at(1.6, -17), at(14, -13), closed('3" R-18')),
    leader(at(3, 4), at(10, 55), 'foam over the plate'),
  )
  return { width: 320, height: 276, markup: eave(frame, 82, THICKNESS) + notes }
}

export const atticDetail = createDrawing(
  `Section through the eave of a house: closed-cell foam under the roof deck, ${THICKNESS}" thick, R-48, runs over the top plate to the wall, where it’s 3" thick, R-18.`,
  desktopView(),
  phoneView(),
)
