import type { Drawing } from '../../../content/site-types.ts'
import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { key, label, leader, type Notation, notate, words } from '../../../drawing/notation.ts'
import { paper } from '../../../drawing/paint.ts'
import type { Point } from '../../../drawing/paths.ts'

/** A note on a part. `dot` is its position in inches; `keyBy` is the offset of its numbered circle on phones, in px. */
export type Note = { dot: Point; text: string; keyBy: Point }

type Size = { scale: number; left: number; headroom: number }

type Detail = {
  label: string
  desktop: Size
  phone: Size
  /** Inches above and below grade. */
  height: number
  depth: number
  /** On large screens: x of the notes, and how far each is above its dot, in px. */
  notesAt: number
  rise: number
  notes: (isPhone: boolean) => readonly Note[]
  draw: (frame: Frame, isPhone: boolean) => { markup: string; notation: Notation[] }
}

const ROW = 34

/** The notes below the drawing, for phones. */
function noteList(notes: readonly Note[], top: number): { markup: string; notation: Notation[] } {
  const at = (index: number) => top + 20 + index * ROW
  return {
    notation: notes.map((_, index) => key(String(index + 1), [14.5, at(index)])),
    markup: words(paper, ...notes.map((note, index) => label([38, at(index) + 4.5], note.text, 'start'))),
  }
}

/** A drawing for an article: 720 px wide with notes beside it, or 320 px wide with numbered notes below it. */
export function createDetail(detail: Detail): Drawing {
  const view = (isPhone: boolean) => {
    const { scale, left, headroom } = isPhone ? detail.phone : detail.desktop
    const width = isPhone ? 320 : 720
    const ground = Math.ceil(detail.height * scale) + headroom
    const bottom = ground + Math.ceil(detail.depth * scale) + (isPhone ? 22 : 12)
    const frame = createFrame({ scale, left, ground, dense: isPhone })
    const { markup, notation } = detail.draw(frame, isPhone)
    const notes = detail.notes(isPhone)
    const at = (note: Note): Point => [frame.x(note.dot[0]), frame.y(note.dot[1])]
    const list = isPhone ? noteList(notes, bottom) : { markup: '', notation: [] }
    const written = notes.map((note, index) => {
      const [x, y] = at(note)
      return isPhone
        ? key(String(index + 1), [x + note.keyBy[0], y + note.keyBy[1]], [x, y])
        : leader([x, y], [detail.notesAt, note.dot[1] < 0 ? y + 3 : y - detail.rise], note.text)
    })
    return {
      width,
      height: isPhone ? bottom + notes.length * ROW + 8 : bottom,
      ground,
      markup: markup + groundLine(0, width, ground) + list.markup + notate(...notation, ...written, ...list.notation),
    }
  }
  return createDrawing(detail.label, view(false), view(true))
}
