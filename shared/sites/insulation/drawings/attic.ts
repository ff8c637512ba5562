import type { Frame } from '../../../drawing/frame.ts'
import { bar, box, level, upright } from '../../../drawing/in-inches.ts'
import { notate } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { detail, outline } from '../../../drawing/shapes.ts'
import { foam } from '../../../trades/foam/drawing/foam.ts'
import { foamNote, plainNote } from '../../../trades/foam/drawing/notes.ts'
import { between, inset, type Roof, roofFoam, roofSkin } from '../../../trades/foam/drawing/roof-edge.ts'
import { createRow } from './views.ts'

const WIDTH = 218
const OVERHANG = 13
const PITCH = 8 / 12
const JOIST = 9.25
const THICKNESS = 8

const HEEL = JOIST + 6

/** Height of the top of the deck. */
const deckAt = (x: number) => HEEL + Math.min(x, WIDTH - x) * PITCH

function deckOf(frame: Frame): Roof {
  const at = (x: number): Point => [frame.x(x), frame.y(deckAt(x))]
  return { left: at(-OVERHANG), ridge: at(WIDTH / 2), right: [2 * frame.x(WIDTH / 2) - frame.x(-OVERHANG), at(-OVERHANG)[1]] }
}

/** On phones, a note replaces the window. */
function atticSection(frame: Frame, isPhone: boolean): string {
  const deck = deckOf(frame)
  const skin = Math.max(frame.size(2.4), 2.5)
  const under = inset(deck, skin)
  const [middle, sill] = [WIDTH / 2, 30]
  return [
    outline('wood', box(frame, 0, 0, WIDTH, JOIST)),
    ...(isPhone
      ? []
      : [
          outline('paper', box(frame, middle - 13, sill, middle + 13, sill + 28)),
          detail(upright(frame, middle, sill, sill + 28), level(frame, middle - 13, middle + 13, sill + 14)),
        ]),
    foam(...roofFoam(between(under, frame.x(2)), frame.size(THICKNESS), 81, frame.scale > 1 ? 12 : 8)),
    outline('wood', roofSkin(deck, skin)),
    outline('post', bar(frame, middle, 1.5, deckAt(middle) - 15, deckAt(middle) - 4)),
  ].join('')
}

export const atticRow = createRow(
  `Section through an attic: closed-cell foam between the rafters, ${THICKNESS}" thick, R-48.`,
  { desktop: 52, phone: 16 },
  (frame, isPhone) => {
    const dot = [frame.x(WIDTH - 62), frame.y(deckAt(62) - 8.5)] as const
    const texts = ['closed-cell', `${THICKNESS}" R-48`] as const
    const notes = isPhone
      ? texts.map((text, index) => plainNote([frame.x(WIDTH / 2), frame.y(19 + index * 18)], text))
      : [foamNote(dot, [frame.x(WIDTH - 30), frame.y(deckAt(62) + 12)], texts)]
    return atticSection(frame, isPhone) + notate(...notes)
  },
)
