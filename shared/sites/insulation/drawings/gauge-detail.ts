import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, level, steps, upright } from '../../../drawing/in-inches.ts'
import { inchesOnly } from '../../../drawing/lengths.ts'
import { leader, levelDimension, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { outline, strap } from '../../../drawing/shapes.ts'
import { STUD } from '../../../trades/foam/drawing/stud-wall.ts'
import { PITCH, STUDS, WALL_DEPTH, wallPlan } from '../../../trades/foam/drawing/wall-plan.ts'

const THICKNESS = 3
const R_VALUE = 18
/** Length of the pin, from the sheathing to its end, with a mark at each inch. */
const PIN = 8
const DISK = 3.2

/** A depth gauge at `x`: the point of its pin touches the sheathing, and its disk rests on the foam. */
function gauge(frame: Frame, x: number): string {
  const face = STUDS - THICKNESS
  const marks = steps(THICKNESS + 1, PIN - 1, 1).map((inch) => level(frame, x - 0.5, x + 0.5, STUDS - inch))
  return [
    strap(upright(frame, x, STUDS - PIN, STUDS), 2),
    strap(marks.join(''), 1),
    outline('accent', box(frame, x - DISK / 2, face - 0.35, x + DISK / 2, face)),
    outline('post', box(frame, x - 0.6, STUDS - PIN - 1.2, x + 0.6, STUDS - PIN)),
  ].join('')
}

function bay(frame: Frame, studs: readonly number[], x: number): string {
  return wallPlan(frame, studs, THICKNESS, false) + gauge(frame, x)
}

/** The stud spacing, and the thickness and R-value of the foam. */
const dimensions = (frame: Frame): Notation[] => [
  levelDimension(frame, { from: 0, to: PITCH, y: WALL_DEPTH, text: `${inchesOnly(PITCH)} o.c.`, offset: 16 }),
  uprightDimension(frame, {
    x: -STUD / 2,
    from: STUDS - THICKNESS,
    to: STUDS,
    text: `${inchesOnly(THICKNESS)} R-${R_VALUE}`,
    offset: 14,
  }),
]

function desktopView(): View {
  const frame = createFrame({ scale: 10.4, left: 76, ground: 134 })
  const last = PITCH * 2
  const x = PITCH * 1.5
  const at = (dx: number, y: number): Point => [frame.x(x + dx), frame.y(y)]
  const right = frame.x(last + STUD) + 22
  const notes = notate(
    ...dimensions(frame),
    leader([frame.x(PITCH * 0.25), frame.y(STUDS - THICKNESS / 2)], [frame.x(PITCH * 0.25) + 14, frame.y(0) + 18], 'closed-cell foam'),
    leader(at(0, STUDS - 0.2), [right, frame.y(WALL_DEPTH) - 4], 'pin, to the back of the bay'),
    leader(at(DISK / 2 - 0.65, STUDS - THICKNESS - 0.2), [right, frame.y(-1)], 'disk, on the face of the foam'),
    leader(at(0, STUDS - THICKNESS - 0.9), [right, frame.y(-3.2)], 'the thickness, read at the disk'),
  )
  return { width: 720, height: 178, markup: bay(frame, [0, PITCH, last], x) + notes }
}

function phoneView(): View {
  const frame = createFrame({ scale: 8.4, left: 108, ground: 140 })
  const x = PITCH * 0.62
  const notes = notate(
    ...dimensions(frame),
    leader([frame.x(x + DISK / 2 - 0.65), frame.y(STUDS - THICKNESS - 0.2)], [frame.x(PITCH) - 20, frame.y(-0.6)], 'disk'),
    leader([frame.x(x), frame.y(STUDS - PIN + 0.6)], [frame.x(x) - 22, frame.y(-1.6)], 'pin'),
    leader([frame.x(PITCH * 0.2), frame.y(STUDS - THICKNESS / 2)], [frame.x(0) - 12, frame.y(-0.6)], 'closed-cell'),
  )
  return { width: 320, height: 176, markup: bay(frame, [0, PITCH], x) + notes }
}

export const gaugeDetail = createDrawing(
  `Plan of a stud bay with closed-cell foam, ${inchesOnly(THICKNESS)}, R-${R_VALUE}. The pin of a depth gauge goes through it to the sheathing, and a disk on the pin rests on the foam.`,
  desktopView(),
  phoneView(),
)
