import type { Drawing } from '../../../content/site-types.ts'
import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, level } from '../../../drawing/in-inches.ts'
import { inchesOnly } from '../../../drawing/lengths.ts'
import { chain, levelDimension, notate } from '../../../drawing/notation.ts'
import { line } from '../../../drawing/paths.ts'
import { path } from '../../../drawing/shapes.ts'
import { filledUpTo } from '../../../trades/foam/drawing/foam.ts'
import {
  dashedBay,
  HEADER,
  type Opening,
  openingSides,
  type StudWall,
  studWall,
  WALL_HEIGHT,
} from '../../../trades/foam/drawing/stud-wall.ts'

const PITCH = 16
const LAST_BAY = 13
const OPENING: Opening = { first: 6, last: 8, sill: 32, head: 76 }
const COLD_BAYS = [1, 3, 5, 9, 11, 13]
const WALL_WIDTH = (LAST_BAY + 1) * PITCH

const wallWith = (filled: StudWall['filled']): StudWall => ({ origin: 0, pitch: PITCH, bays: [0, LAST_BAY], opening: OPENING, filled })

/** Before the job: cold bays are dashed. */
function call(frame: Frame): string {
  const wall = wallWith(() => 0)
  return studWall(frame, wall) + COLD_BAYS.map((bay) => dashedBay(frame, wall, bay)).join('')
}

/** Preparation: stud spacing measured, window and floor masked. */
function measure(frame: Frame): string {
  const wall = wallWith(() => 0)
  const [left, right] = openingSides(wall, OPENING)
  const tape = path(
    { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2.5 },
    box(frame, left - 4, OPENING.sill - 4, right + 4, OPENING.head + HEADER + 2.5),
    level(frame, -6, WALL_WIDTH + 6, 3),
  )
  const spacing = levelDimension(frame, { from: 0, to: PITCH, y: WALL_HEIGHT, text: inchesOnly(PITCH), offset: 16, isBeside: true })
  return studWall(frame, wall) + film(frame, left, right) + tape + notate(spacing)
}

/** Creases in the plastic film over the window. */
function film(frame: Frame, left: number, right: number): string {
  const [x, y] = [frame.x(right), frame.y(OPENING.head)]
  const ends = [0.2, 0.36, 0.52, 0.68, 0.84].map((share) =>
    line(x, y, frame.x(left), frame.y(OPENING.head - (OPENING.head - OPENING.sill) * share)),
  )
  return path(
    { fill: 'none', stroke: 'var(--line)', 'stroke-opacity': 0.42 },
    ...ends,
    line(x, y, frame.x(left + 14), frame.y(OPENING.sill)),
  )
}

/** Spraying: the next-to-last bay is half full, and the last one is empty. */
function spray(frame: Frame): string {
  return studWall(
    frame,
    wallWith((bay) => filledUpTo(bay, LAST_BAY - 1, 0.56)),
  )
}

const STAGES = [call, measure, spray] as const
const GROUND = 190
const STAGE = { desktop: 390, phone: 320 }

/** The three stages side by side on one ground line, with a line of ticks below. */
function wholeRun(): Drawing {
  const scale = 1.56
  const width = STAGE.desktop * STAGES.length
  const inset = (STAGE.desktop - WALL_WIDTH * scale) / 2
  const stages = STAGES.map((draw, index) => draw(createFrame({ scale, left: STAGE.desktop * index + inset, ground: GROUND })))
  const stations = notate(chain(GROUND + 40.5, [7, STAGE.desktop, STAGE.desktop * 2, width - 7]))
  return createDrawing(
    `A framed wall in three stages. First, dashes mark its cold stud bays. Then its studs, ${inchesOnly(PITCH)} on center, are counted and the window is masked. Last, the stud bays are filled with foam.`,
    { width, height: GROUND + 52, ground: GROUND, markup: stages.join('') + groundLine(0, width, GROUND) + stations },
  )
}

function stage(draw: (frame: Frame) => string, text: string): Drawing {
  const scale = 1.3
  const ground = 158
  const frame = createFrame({ scale, left: (STAGE.phone - WALL_WIDTH * scale) / 2, ground })
  const stations = notate(chain(ground + 32.5, [7, STAGE.phone - 7]))
  return createDrawing(text, {
    width: STAGE.phone,
    height: ground + 44,
    ground,
    markup: draw(frame) + groundLine(0, STAGE.phone, ground) + stations,
  })
}

export const steps = wholeRun()
export const stepCall = stage(call, 'A framed wall with its cold stud bays marked by dashes.')
export const stepMeasure = stage(measure, `The wall measured, with studs ${inchesOnly(PITCH)} on center and the window and floor masked.`)
export const stepSpray = stage(spray, 'The wall filled with foam, with the next-to-last stud bay half full.')
