import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, upright } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, leader, levelDimension, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import { number } from '../../../drawing/paths.ts'
import { detail, hidden, outline } from '../../../drawing/shapes.ts'

/** Plan of two gates, open, with the street at the bottom. x is measured from the left edge of the opening, y from the fence line. */
const CLEAR = 168
const LEAF = CLEAR / 2
/** The part of a cantilever gate beside the opening, which counterbalances the part across it. */
const COUNTERWEIGHT = CLEAR / 2
const SLIDE = CLEAR + COUNTERWEIGHT
const PILLAR = 20
const WALL = 8
const STUB = 22
const THICK = 4
/** The sliding gate runs behind the pillars. */
const TRACK = 14
const DRIVE = { edge: 20, front: -24, back: 100 }

/** Pillars on both sides of the opening, and the wall that begins at each. */
function pillarsAndWalls(frame: Frame, right: number): string {
  const ends = [-PILLAR, CLEAR] as const
  const half = WALL / 2
  return [
    outline('stone', box(frame, ends[0] - STUB, -half, ends[0], half), box(frame, CLEAR + PILLAR, -half, right, half)),
    outline('concrete', ...ends.map((x) => box(frame, x, -PILLAR / 2, x + PILLAR, PILLAR / 2))),
  ].join('')
}

const driveway = (frame: Frame) => detail(...[DRIVE.edge, CLEAR - DRIVE.edge].map((x) => upright(frame, x, DRIVE.front, DRIVE.back)))

/** Two leaves, open, and the quarter circles that they sweep. */
function swingGate(frame: Frame): string {
  const r = number(frame.size(LEAF))
  const [closed, open, middle] = [frame.y(0), frame.y(LEAF), frame.x(LEAF)]
  const sweep = (x: number, flag: number) =>
    `M${number(frame.x(x))} ${number(open)}A${r} ${r} 0 0 ${flag} ${number(middle)} ${number(closed)}`
  return [
    driveway(frame),
    pillarsAndWalls(frame, CLEAR + PILLAR + STUB),
    hidden(sweep(0, 1), sweep(CLEAR, 0), box(frame, 0, -THICK / 2, CLEAR, THICK / 2)),
    outline('wood', box(frame, 0, 0, THICK, LEAF), box(frame, CLEAR - THICK, 0, CLEAR, LEAF)),
  ].join('')
}

/** The gate open behind the wall, its closed position, and the two roller posts that carry it. */
function slideGate(frame: Frame): string {
  const rollers = [CLEAR + 8, CLEAR + COUNTERWEIGHT - 14].map((x) => box(frame, x, TRACK + THICK, x + 6, TRACK + THICK + 5))
  return [
    driveway(frame),
    pillarsAndWalls(frame, CLEAR + SLIDE),
    hidden(box(frame, -4, TRACK, CLEAR, TRACK + THICK)),
    outline('wood', box(frame, CLEAR, TRACK, CLEAR + SLIDE, TRACK + THICK)),
    outline('paper', ...rollers),
  ].join('')
}

const clear = (frame: Frame) =>
  levelDimension(frame, { from: 0, to: CLEAR, y: -PILLAR / 2, text: `${feetAndInches(CLEAR)} clear`, offset: -24 })

const names = (frame: Frame, kind: string): Notation => ({
  texts: label([frame.x(-PILLAR - STUB), frame.y(DRIVE.back) - 10], kind, 'start') + label([frame.x(LEAF), frame.y(86)], 'driveway'),
})

function swing(frame: Frame): string {
  const dot = [frame.x(CLEAR - 40), frame.y(44)] as const
  const wallEnd = CLEAR + PILLAR + STUB
  return (
    swingGate(frame) +
    notate(
      clear(frame),
      names(frame, 'double swing'),
      uprightDimension(frame, { x: wallEnd, from: 0, to: LEAF, text: feetAndInches(LEAF), offset: -14, edges: [wallEnd, CLEAR] }),
      leader(dot, [frame.x(CLEAR - 6), frame.y(DRIVE.back) - 14.5], 'flat ground'),
    )
  )
}

function slide(frame: Frame): string {
  const roller = [frame.x(CLEAR + 11), frame.y(TRACK + THICK + 3)] as const
  const room = { from: CLEAR, to: CLEAR + SLIDE, y: -PILLAR / 2, text: `about ${feetAndInches(SLIDE)}`, offset: -24 }
  return (
    slideGate(frame) +
    notate(
      clear(frame),
      names(frame, 'cantilever slide'),
      levelDimension(frame, { ...room, edges: [room.y, -WALL / 2] }),
      leader(roller, [roller[0] + 18, roller[1] - 26], 'rollers, no track'),
    )
  )
}

function desktopView(): View {
  const scale = 0.88
  const ground = 116
  const second = CLEAR + (PILLAR + STUB) * 2 + 80
  const swingFrame = createFrame({ scale, left: (PILLAR + STUB) * scale, ground })
  const slideFrame = createFrame({ scale, left: (PILLAR + STUB + second) * scale, ground })
  return { width: 720, height: 172, markup: swing(swingFrame) + slide(slideFrame) }
}

function phoneView(): View {
  const scale = 0.67
  const at = (ground: number) => createFrame({ scale, left: (PILLAR + STUB) * scale, ground, dense: true })
  return { width: 320, height: 308, markup: swing(at(94)) + slide(at(252)) }
}

export const gatePlanDetail = createDrawing(
  `Plan of two driveway gates, each ${feetAndInches(CLEAR)} clear. Both sides of a double swing gate need ${feetAndInches(LEAF)} behind the opening. A cantilever sliding gate needs about ${feetAndInches(SLIDE)} beside it.`,
  desktopView(),
  phoneView(),
)
