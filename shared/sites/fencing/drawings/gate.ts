import { concreteFootings, dashedFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { barEdges, box, level, steps, upright } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { number, polygon } from '../../../drawing/paths.ts'
import { detail, outline, solid, strap } from '../../../drawing/shapes.ts'
import { boardJoints, boards, brace, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { createRow, createRun } from './views.ts'

const FENCE = 66
const CLEAR = 72
const GATE_POST = 5.5
const POST_HEIGHT = 82
const DEPTH = 30
const BAY = 96
/** Distance between the post centers: the clear opening plus half a post on each side. */
const SPREAD = CLEAR + GATE_POST

const LABEL = `A typical double gate, ${feetAndInches(CLEAR)} clear, in a fence ${feetAndInches(FENCE)} high, on posts ${feetAndInches(DEPTH)} deep.`

/** One leaf: boards below an arch, two rails and a brace. */
function leaf(frame: Frame, hinge: number, latch: number): string {
  const [from, to] = hinge < latch ? [hinge, latch] : [latch, hinge]
  const [low, high] = [FENCE - 5, FENCE + 4]
  const top = (x: number) => low + (high - low) * Math.sin((Math.PI / 2) * Math.abs((x - hinge) / (latch - hinge)))
  const face = `M${number(frame.x(hinge))} ${number(frame.y(2))}V${number(frame.y(low))}Q${number(frame.x((hinge + latch) / 2))} ${number(frame.y(high))} ${number(frame.x(latch))} ${number(frame.y(high))}V${number(frame.y(2))}z`
  const [lowRail, highRail] = [12, FENCE - 17]
  const inward = latch > hinge ? 1 : -1
  const straps = [lowRail, highRail].map((y) => level(frame, hinge - inward * 1.5, hinge + inward * 14, y + 2.5))
  return [
    outline('wood', face),
    detail(...boardJoints([from, to]).map((x) => upright(frame, x, 2, top(x)))),
    outline('post', brace(frame, hinge, latch, lowRail + 5, highRail), ...[lowRail, highRail].map((y) => box(frame, from, y, to, y + 5))),
    strap(straps.join(''), frame.scale > 1 ? 3.5 : 2.5),
  ].join('')
}

/** Gate posts with weathered tops. */
function gatePosts(frame: Frame, middles: readonly number[], below = 0): string {
  const caps = middles.map((x) => {
    const { left, right } = barEdges(frame, x, GATE_POST)
    const [base, tip, over] = [frame.y(POST_HEIGHT), frame.y(POST_HEIGHT + 5), frame.size(1.5)]
    return polygon([
      [left - over, base],
      [left - over, base - frame.size(1.5)],
      [(left + right) / 2, tip],
      [right + over, base - frame.size(1.5)],
      [right + over, base],
    ])
  })
  return woodPosts(frame, middles, POST_HEIGHT, below, GATE_POST) + outline('post', ...caps)
}

/** Both leaves and the latch. `x` is the center of the left post. */
function doubleGate(frame: Frame, x: number): string {
  const [left, right] = [x + GATE_POST / 2, x + SPREAD - GATE_POST / 2]
  const middle = (left + right) / 2
  const latch = box(frame, middle - 4.5, 34, middle - 2.5, 43)
  return leaf(frame, left + 0.5, middle) + leaf(frame, right - 0.5, middle) + solid('line', latch)
}

function fence(frame: Frame, from: number, to: number): string {
  return boards(frame, [from, to], 2, FENCE - 2) + rails(frame, [[from, to]], [[FENCE - 2, FENCE]])
}

export const gateRow = createRow(LABEL, { desktop: 180, phone: 97 }, (frame, isPhone) => {
  const side = isPhone ? 44 : 56
  const height = uprightDimension(frame, { x: -side, from: 0, to: FENCE, text: feetAndInches(FENCE), offset: isPhone ? 9 : 16 })
  const clear = levelDimension(frame, {
    from: GATE_POST / 2,
    to: SPREAD - GATE_POST / 2,
    y: POST_HEIGHT + 5,
    text: `${feetAndInches(CLEAR)} clear`,
    offset: 20,
  })
  return [
    dashedFootings(frame, woodFootings([0, SPREAD], DEPTH, GATE_POST)),
    fence(frame, -side, 0),
    fence(frame, SPREAD, SPREAD + side),
    doubleGate(frame, 0),
    gatePosts(frame, [0, SPREAD]),
    notate(height, ...(isPhone ? [] : [clear])),
  ].join('')
})

export const gateRun = createRun(LABEL, { height: POST_HEIGHT + 5, depth: 36 }, (frame, { from, to, isPhone }) => {
  const gate = isPhone ? BAY : BAY * 2.5
  const leftPosts = steps(gate - BAY * Math.ceil((gate - from) / BAY), gate - BAY, BAY)
  const rightPosts = steps(gate + SPREAD + BAY, to + BAY, BAY)
  const bays = [...leftPosts.map((x) => [x, x + BAY] as const), ...rightPosts.map((x) => [x - BAY, x] as const)]
  const fencePosts = [...leftPosts, ...rightPosts]
  const gateMiddles = [gate, gate + SPREAD]
  return [
    concreteFootings(frame, [...woodFootings(fencePosts), ...woodFootings(gateMiddles, DEPTH, GATE_POST)]),
    ...bays.map(([left, right]) => fence(frame, left, right)),
    woodPosts(frame, fencePosts, FENCE - 2, 24),
    doubleGate(frame, gate),
    gatePosts(frame, gateMiddles, DEPTH),
    notate(
      levelDimension(frame, {
        from: gate + GATE_POST / 2,
        to: gate + SPREAD - GATE_POST / 2,
        y: POST_HEIGHT + 5,
        text: `${feetAndInches(CLEAR)} clear`,
      }),
      uprightDimension(frame, {
        ...(isPhone ? { x: gate - 6.25, offset: 14 } : { x: gate + SPREAD + 6.25, offset: -14 }),
        from: -DEPTH,
        to: 0,
        text: feetAndInches(DEPTH),
        isBelow: true,
      }),
    ),
  ].join('')
})
