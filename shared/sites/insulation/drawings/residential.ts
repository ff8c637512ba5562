import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, steps } from '../../../drawing/in-inches.ts'
import { feetAndInches, inchesOnly } from '../../../drawing/lengths.ts'
import { label, leader, levelDimension, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import { line } from '../../../drawing/paths.ts'
import { type Person, person } from '../../../drawing/people.ts'
import { solid } from '../../../drawing/shapes.ts'
import { filledUpTo } from '../../../trades/foam/drawing/foam.ts'
import { stemWall } from '../../../trades/foam/drawing/foundation.ts'
import { openingSides, STUD, type StudWall, studAt, studWall, WALL_HEIGHT } from '../../../trades/foam/drawing/stud-wall.ts'
import { PITCH, STUDS, WALL_DEPTH, wallPlan } from '../../../trades/foam/drawing/wall-plan.ts'
import { createRun } from './views.ts'

const FIRST_STUD = -STUD / 2

type Foam = { name: string; inches: number; rValue: number }

const closedCell: Foam = { name: 'closed-cell foam', inches: 5, rValue: 30 }

function measuredPlan(frame: Frame, { name, inches, rValue }: Foam): string {
  const note = [frame.x(PITCH * 0.5), frame.y(STUDS - inches / 2)] as const
  return (
    wallPlan(frame, steps(0, 3 * PITCH, PITCH), inches) +
    notate(
      levelDimension(frame, { from: 0, to: PITCH, y: WALL_DEPTH, text: `${inchesOnly(PITCH)} o.c.`, offset: 16 }),
      uprightDimension(frame, {
        x: FIRST_STUD,
        from: STUDS - inches,
        to: STUDS,
        text: `${inchesOnly(inches)} R-${rValue}`,
        offset: 14,
      }),
      leader(note, [note[0] + 14, frame.y(0) + 18], name),
    )
  )
}

function planView(scale: number, width: number, foam: Foam = closedCell): View {
  const left = width - 2 - (3 * PITCH + STUD / 2) * scale
  const ground = Math.ceil(WALL_DEPTH * scale) + 42
  return { width, height: ground + 28, markup: measuredPlan(createFrame({ scale, left, ground }), foam) }
}

export const residentialRow = createDrawing(
  `Plan of a 2x6 wall, studs ${inchesOnly(PITCH)} on center, with ${inchesOnly(closedCell.inches)} of ${closedCell.name}, R-${closedCell.rValue}.`,
  planView(6, 370),
  planView(4.2, 280),
)

const choice = (foam: Foam) =>
  createDrawing(
    `Plan of a 2x6 wall with ${inchesOnly(foam.inches)} of ${foam.name}, R-${foam.rValue}.`,
    planView(5.5, 370, foam),
    planView(3.7, 280, foam),
  )

export const foamClosedThin = choice({ ...closedCell, inches: 3, rValue: 18 })
export const foamClosedDeep = choice(closedCell)
export const foamOpen = choice({ name: 'open-cell foam', inches: 5.5, rValue: 19 })

const SILL = 34
const HEAD = 80

/** A wall with a half-filled bay and an opening. Bays count from the container's left edge; a 992 px window shows bays 4 to 38. */
function runWall({ from, to, isPhone }: { from: number; to: number; isPhone: boolean }): StudWall {
  const half = isPhone ? 5 : 29
  const opening = isPhone ? { first: 8, last: 11 } : { first: 33, last: 36 }
  return {
    origin: isPhone ? 12 : 0,
    pitch: PITCH,
    bays: [Math.floor(from / PITCH) - 1, Math.ceil(to / PITCH) + 1],
    opening: { ...opening, sill: SILL, head: HEAD },
    filled: (bay) => filledUpTo(bay, half, 0.52),
  }
}

const studSpacing = (frame: Frame, from: number) =>
  levelDimension(frame, { from, to: from + PITCH, y: WALL_HEIGHT, text: `${inchesOnly(PITCH)} o.c.`, offset: 20, isBeside: true })

export const residentialRun = createRun(
  `A framed wall, studs ${inchesOnly(PITCH)} on center. The stud bays on the left are filled with foam, one is half filled, and the others are empty.`,
  { height: WALL_HEIGHT, depth: 34, headroom: 46, scales: { desktop: 1.72, phone: 1.3 } },
  (frame, span) => {
    const wall = runWall(span)
    const [left, right] = openingSides(wall, wall.opening ?? { first: 0, last: 0, sill: 0, head: 0 })
    const clear = levelDimension(frame, {
      from: left,
      to: right,
      y: WALL_HEIGHT,
      text: span.isPhone ? feetAndInches(right - left) : `${feetAndInches(right - left)} clear`,
      offset: 20,
    })
    const start = studAt(wall, span.isPhone ? 0 : 6)
    const spacing = studSpacing(frame, start)
    return stemWall(frame, span.from, span.to) + studWall(frame, wall) + notate(spacing, clear)
  },
)

const people: readonly Person[] = [
  { x: 96, height: 66, pose: 'quote' },
  { x: 142, height: 71, pose: 'tape' },
  { x: 208, height: 69, pose: 'tool', hasVest: true },
  { x: 262, height: 72, pose: 'rest', hasVest: true },
  { x: 316, height: 67, pose: 'tape', faces: 'left', hasVest: true },
]

/** A name above the wall, with a line down to a head, or a bracket that reaches from the first person to the last. */
function nameOver(frame: Frame, [first = 0, last = first]: readonly number[], height: number, name: string): Notation {
  const above = frame.y(WALL_HEIGHT) - 14
  const down = (x: number) => line(x, above, x, frame.y(height) - 6)
  return {
    lines: line(first, above, last, above) + down(first) + (last > first ? down(last) : ''),
    texts: label([(first + last) / 2, above - 7], name),
  }
}

/** The same wall for the about page, with the owners and the crew before it. */
export const aboutRun = createRun(
  'Two owners and a crew of three before a framed wall, half of it filled with foam.',
  { height: WALL_HEIGHT, depth: 34, headroom: 46, scales: { desktop: 2.1, phone: 1.5 } },
  (frame, span) => {
    const shift = span.isPhone ? -52 : 60
    // On phones a narrow window ends after the owners.
    const apart = (index: number) => (span.isPhone && index > 1 ? 96 : 0)
    const standing = people.map((someone, index) => person(frame, { ...someone, x: someone.x + shift + apart(index) }))
    const at = (index: number) => frame.x((people[index]?.x ?? 0) + shift + apart(index))
    const names = ['Karen', 'Joel'].map((name, index) => nameOver(frame, [at(index)], people[index]?.height ?? 0, name))
    const crew = nameOver(frame, [at(2), at(4)], 78, 'crew')
    return stemWall(frame, span.from, span.to) + studWall(frame, runWall(span)) + standing.join('') + notate(...names, crew)
  },
)

/** Hours of a day: people before a wall that is empty, half filled and full. */
function dayDrawing(label: string, filledBays: number, crew: readonly Person[]) {
  const frame = createFrame({ scale: 1.05, left: 10, ground: 118, dense: true })
  const wall: StudWall = { origin: 0, pitch: PITCH, bays: [0, 13], filled: (bay) => filledUpTo(bay, filledBays, 0.5) }
  const sheathing = solid('wood', box(frame, 0, 0, PITCH * 14, WALL_HEIGHT))
  const markup = sheathing + studWall(frame, wall) + crew.map((someone) => person(frame, { ...someone, hasVest: true })).join('')
  return createDrawing(label, { width: 255, height: 119, ground: 118, markup })
}

export const dayLoad = dayDrawing('Three people before an empty wall.', -1, [
  { x: 60, height: 69, pose: 'tool' },
  { x: 114, height: 72, pose: 'rest' },
  { x: 168, height: 67, pose: 'rest' },
])
export const dayMask = dayDrawing('Two people mask a wall.', -1, [
  { x: 84, height: 72, pose: 'tape' },
  { x: 150, height: 67, pose: 'tape', faces: 'left' },
])
export const daySpray = dayDrawing('One person sprays, another reads the gauge.', 5, [
  { x: 116, height: 69, pose: 'tape', faces: 'left' },
  { x: 176, height: 67, pose: 'quote' },
])
export const dayTrim = dayDrawing('A person trims a filled wall.', 20, [{ x: 110, height: 72, pose: 'tape' }])
