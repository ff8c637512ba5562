import { concreteFootings, groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { bar, box, level, upright } from '../../../drawing/in-inches.ts'
import { feetAndInches, inchesOnly } from '../../../drawing/lengths.ts'
import { label, leader, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import { circle, number } from '../../../drawing/paths.ts'
import { hidden, outline, path, solid, strap } from '../../../drawing/shapes.ts'
import { evenMiddles, leafFrame, STEEL_POST, steelFootings, steelRails } from '../../../trades/fence/drawing/steel-fence.ts'

const HEIGHT = 60
/** The lowest height that the law allows for the latch. */
const LATCH = 60
const GAP = 2
/** Pickets are 3/4" thick, so the gaps are at most 3 7/8" and a 4" ball does not pass. */
const PICKET = 0.75
const PITCH = 4.625
const BALL = 4
const GATE = 42
const POST_HEIGHT = 63
const LATCH_POST = 67
const DEPTH = 18
const RAILS = [HEIGHT, HEIGHT - 8, GAP + 1.75] as const

type Bay = readonly [left: number, right: number]

/** Lengths of fence drawn left and right of the gate, in inches. */
type Sides = { left: number; right: number }

const bars = (frame: Frame, middles: readonly number[], bottom: number, top: number) =>
  strap(middles.map((x) => upright(frame, x, bottom, top)).join(''), Math.max(frame.size(PICKET), 1.5))

function fence(frame: Frame, bays: readonly Bay[]): string {
  const middles = bays.flatMap((bay) => evenMiddles(bay, PITCH))
  return bars(frame, middles, GAP, HEIGHT) + steelRails(frame, bays, RAILS)
}

/** Square posts with flat caps. */
function posts(frame: Frame, middles: readonly number[], height: number): string {
  const half = STEEL_POST / 2 + 0.6
  return (
    outline('concrete', ...middles.map((x) => bar(frame, x, STEEL_POST, -DEPTH, height))) +
    strap(middles.map((x) => level(frame, x - half, x + half, height)).join(''), 2.5)
  )
}

/** The leaf from outside, with spring hinges on the left and the latch on its own post on the right. */
function gate(frame: Frame): string {
  const leaf = [2.25, GATE - 2.5] as const
  const hinges = [12, HEIGHT - 10].map((y) => box(frame, 0, y, 4, y + 5))
  return [
    leafFrame(frame, leaf, GAP, HEIGHT),
    bars(frame, evenMiddles([leaf[0] + 0.75, leaf[1] - 0.75], PITCH), GAP + 1.75, HEIGHT - 1.75),
    outline('concrete', ...hinges),
    solid('line', box(frame, GATE - 5.5, LATCH - 13, GATE - 3, LATCH - 10)),
  ].join('')
}

/** A magnetic latch on the tall post, with the knob that is pulled up to release it. */
function latch(frame: Frame): string {
  return (
    outline('paper', box(frame, GATE - 3, LATCH - 15, GATE, LATCH)) +
    outline('accent', box(frame, GATE - 2.75, LATCH, GATE - 0.25, LATCH + 2.75))
  )
}

function elevation(frame: Frame, { left, right }: Sides, isPhone: boolean): { markup: string; notation: Notation[] } {
  const bays = [
    [-left, 0],
    [GATE, GATE + right],
  ] as const
  const middles = evenMiddles(bays[0], PITCH)
  const gap = Math.max(middles.length - 3, 1)
  const ballX = (frame.x(middles[gap - 1] ?? 0) + frame.x(middles[gap] ?? 0)) / 2
  const radius = frame.size(BALL / 2)
  const ball = path(
    { fill: 'var(--paper,var(--ground))', stroke: 'var(--accent)', 'stroke-width': 1.75 },
    circle(ballX, frame.y(32), radius),
  )
  const top = frame.y(LATCH_POST)
  const knob = [frame.x(GATE - 1.5), frame.y(LATCH + 1.5)] as const
  const hinge = [frame.x(2.5), frame.y(HEIGHT - 7.5)] as const
  const under = [frame.x(GATE * 0.1), frame.y(GAP / 2)] as const
  return {
    markup: [
      concreteFootings(frame, steelFootings([-left, 0, GATE], DEPTH)),
      fence(frame, bays),
      posts(frame, [-left, 0], POST_HEIGHT),
      posts(frame, [GATE], LATCH_POST),
      gate(frame),
      latch(frame),
      ball,
    ].join(''),
    notation: [
      uprightDimension(frame, { x: -left - 1.25, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: 12 }),
      uprightDimension(frame, { x: GATE + right, from: 0, to: LATCH, text: `${inchesOnly(LATCH)} min.`, offset: -14 }),
      leader([ballX, frame.y(32)], [ballX - 12, top - 12], `under ${inchesOnly(BALL)}`, radius + 1),
      // On phones a line above the latch's note, which would begin where it ends.
      leader(hinge, isPhone ? [hinge[0] + 6, top - 30] : [hinge[0] + 12, top - 12], 'self-closing'),
      leader(knob, [knob[0] + (isPhone ? 8 : 12), top - 12], 'top-pull latch', frame.size(1.6)),
      leader(under, [under[0] + (isPhone ? 8 : 14), frame.y(0) + 26], `${inchesOnly(GAP)} max.`),
    ],
  }
}

/** The same gate from above, open, with the pool at the top. It swings outward. */
function plan(frame: Frame, { left, right }: Sides): { markup: string; notation: Notation } {
  const hinge = 2.25
  const radius = GATE - 2.5 - hinge
  const r = number(frame.size(radius))
  const sweep = `M${number(frame.x(hinge))} ${number(frame.y(-radius))}A${r} ${r} 0 0 0 ${number(frame.x(hinge + radius))} ${number(frame.y(0))}`
  const half = STEEL_POST / 2
  const middle = frame.x(GATE / 2)
  return {
    markup: [
      strap(level(frame, -left, 0, 0) + level(frame, GATE, GATE + right, 0), 2),
      hidden(sweep, box(frame, hinge, -0.9, hinge + radius, 0.9)),
      outline('paper', box(frame, hinge, -radius, hinge + 1.75, -half)),
      solid('line', ...[0, GATE].map((x) => box(frame, x - half, -half, x + half, half))),
    ].join(''),
    notation: {
      texts: [label([middle, frame.y(0) - 22], 'pool side'), label([middle + frame.size(8), frame.y(-radius) + 20], 'outside')].join(''),
    },
  }
}

function view(isPhone: boolean, height: number, frames: readonly [Frame, Frame], sides: readonly [Sides, Sides], lineEnd: number): View {
  const [front, above] = [elevation(frames[0], sides[0], isPhone), plan(frames[1], sides[1])]
  return {
    width: isPhone ? 320 : 720,
    height,
    markup: [front.markup, groundLine(0, lineEnd, frames[0].y(0)), above.markup, notate(...front.notation, above.notation)].join(''),
  }
}

function desktopView(): View {
  const scale = 3
  const frames = [createFrame({ scale, left: 200, ground: 238 }), createFrame({ scale, left: 535, ground: 110 })] as const
  const sides = [
    { left: 48, right: 16 },
    { left: 14, right: 18 },
  ] as const
  return view(false, 310, frames, sides, 450)
}

function phoneView(): View {
  const scale = 2.1
  const frames = [
    createFrame({ scale, left: 116, ground: 182, dense: true }),
    createFrame({ scale, left: 116, ground: 290, dense: true }),
  ] as const
  const sides = { left: 30, right: 18 }
  return view(true, 404, frames, [sides, sides], 320)
}

export const poolGateDetail = createDrawing(
  `A pool gate from outside and from above: ${feetAndInches(HEIGHT)} high, gaps under ${inchesOnly(BALL)}, at most ${inchesOnly(GAP)} under it, its latch at least ${inchesOnly(LATCH)} above the ground. It swings away from the pool and closes by itself.`,
  desktopView(),
  phoneView(),
)
