import { concreteFootings } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { steps, strip } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, leader, levelDimension, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import type { Point } from '../../../drawing/paths.ts'
import { path } from '../../../drawing/shapes.ts'
import { POST, woodFootings } from '../../../trades/fence/drawing/board-fence.ts'
import { fenceKit } from '../../../trades/fence/drawing/fence-kits.ts'
import { racked, raised } from '../../../trades/fence/drawing/slope.ts'

const HEIGHT = 72
const BAY = 96
const BAYS = 3
/** Each bay rises one foot. */
const RISE = 12
const SLOPE = RISE / BAY

const kit = fenceKit('cedar', HEIGHT / 12)
const gradeAt = (x: number) => x * SLOPE

type Way = { isStepped: boolean; title: string; note: string }

const ways: readonly [Way, Way] = [
  { isStepped: false, title: 'racked', note: 'small gap all along' },
  { isStepped: true, title: 'stepped', note: 'triangle under each section' },
]

/** Bays up the slope from `start`: parallel to it, or level and raised to the ground at the uphill end of each bay. */
function run(frame: Frame, start: number, { isStepped }: Way): string {
  const posts = steps(start, start + BAYS * BAY, BAY)
  const bays = posts.slice(0, -1).map((from) => {
    const to = from + BAY
    return isStepped
      ? kit.bay(raised(frame, gradeAt(to)), [from, to], HEIGHT)
      : racked(frame, SLOPE, from, gradeAt(from), kit.bay(frame, [from, to], HEIGHT))
  })
  // A post reaches the top of the higher of its two sections.
  const lift = (x: number) => gradeAt(isStepped ? Math.min(x + BAY, posts.at(-1) ?? x) : x)
  return [
    ...posts.map((x) => concreteFootings(raised(frame, gradeAt(x)), woodFootings([x], kit.depth))),
    ...bays,
    ...posts.map((x) => kit.posts(raised(frame, lift(x)), [x], HEIGHT, kit.depth + lift(x) - gradeAt(x))),
  ].join('')
}

const slopeLine = (frame: Frame, from: number, to: number) =>
  path(
    { fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 },
    strip(frame, [
      [from, gradeAt(from)],
      [to, gradeAt(to)],
    ]),
  )

function notesOf(frame: Frame, start: number, { isStepped, title, note }: Way): Notation[] {
  const x = start + (isStepped ? 14 : BAY / 2)
  const dot: Point = [frame.x(x), frame.y(gradeAt(x) + (isStepped ? 5 : 1))]
  return [
    { texts: label([frame.x(start - POST / 2), frame.y(HEIGHT + gradeAt(start + BAY)) - 12], title, 'start') },
    leader(dot, [dot[0] + 18, frame.y(gradeAt(x)) + 36], note),
  ]
}

const height = (frame: Frame, { isStepped }: Way, offset: number) =>
  uprightDimension(raised(frame, isStepped ? RISE : 0), { x: -POST / 2, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset })

function bayDimension(frame: Frame, start: number): Notation {
  const [from, to] = [start + BAY * 2, start + BAY * 3]
  return levelDimension(frame, { from, to, y: HEIGHT + gradeAt(to), text: `${feetAndInches(BAY)} o.c.`, offset: 20 })
}

function desktopView(): View {
  const second = BAYS * BAY + 44
  const scale = 100 / BAY
  const width = 720
  const frame = createFrame({ scale, left: 56, ground: 204 })
  return {
    width,
    height: 244,
    markup: [
      slopeLine(frame, -54, (width - 56) / scale),
      run(frame, 0, ways[0]),
      run(frame, second, ways[1]),
      notate(...notesOf(frame, 0, ways[0]), ...notesOf(frame, second, ways[1]), height(frame, ways[0], 12), bayDimension(frame, second)),
    ].join(''),
  }
}

function phoneView(): View {
  const scale = 84 / BAY
  const at = (ground: number) => createFrame({ scale, left: 54, ground, dense: true })
  const part = (frame: Frame, way: Way) =>
    slopeLine(frame, -62, 304) + run(frame, 0, way) + notate(...notesOf(frame, 0, way), height(frame, way, 9))
  return { width: 320, height: 336, markup: part(at(116), ways[0]) + part(at(288), ways[1]) }
}

export const slopeDetail = createDrawing(
  `Two board fences ${feetAndInches(HEIGHT)} high on a slope that rises ${feetAndInches(RISE)} in ${feetAndInches(BAY)}: one racked, its rails along the slope, and one stepped, each section level.`,
  desktopView(),
  phoneView(),
)
