import { concreteCrowns, concreteFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { box, steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { key, levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { circle } from '../../../drawing/paths.ts'
import { outline, solid } from '../../../drawing/shapes.ts'
import { boards, POST, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { boardLeaf } from '../../../trades/fence/drawing/board-leaf.ts'
import { GATED, gatedPosts } from './gated-fence.ts'
import { createRun } from './views.ts'

const LABEL = `A board fence ${feetAndInches(GATED.height)} high with a walk gate, its posts ${feetAndInches(GATED.bay)} on center and ${feetAndInches(GATED.fenceDepth)} deep in concrete.`

/** On phones the drawing begins left of the window, so that windows of 320 px show the whole gate. */
const SIZE = { height: GATED.height, depth: 32, inset: { desktop: 20, phone: -40 }, headroom: 60 }

/**
 * Positions of the gate, the spirit level, the first key and the post with a measured depth, in inches. All are visible in windows of
 * 320 px (phones) and 992 px.
 */
const places = (isPhone: boolean) =>
  isPhone ? { hinge: 192, level: 62, keyed: 96, measured: 96 } : { hinge: 480, level: 206, keyed: 96, measured: 192 }

/** A two-foot spirit level on the cap, with its bubble centered. */
function spiritLevel(frame: Frame, x: number): string {
  return (
    outline('siding', box(frame, x, GATED.height, x + 24, GATED.height + 3.5)) +
    solid('accent', circle(frame.x(x + 12), frame.y(GATED.height + 1.75), 2))
  )
}

/** The numbered circles mark the four promises of the page: concrete, level, boards, hinge. */
export const aboutRun = createRun(LABEL, SIZE, (frame, { from, to, isPhone }) => {
  const { hinge, level, keyed, measured } = places(isPhone)
  const latch = hinge + gatedPosts(0)[2]
  const left = steps(-GATED.bay * Math.ceil(-from / GATED.bay), hinge - GATED.bay, GATED.bay)
  const right = steps(latch + GATED.bay, to + GATED.bay, GATED.bay)
  const bays = [
    ...left.map((x) => [x, x + GATED.bay] as const),
    [latch, latch + GATED.bay] as const,
    ...right.map((x) => [x, x + GATED.bay] as const),
  ]
  const footings = [...woodFootings([...left, ...right], GATED.fenceDepth), ...woodFootings([hinge, latch], GATED.gateDepth)]
  const [first = 0, last = 0] = [left[0], right.at(-1)]
  const concrete = [frame.x(keyed + 3.6), frame.y(-12)] as const
  const bubble = [frame.x(level + 12), frame.y(GATED.height + 4)] as const
  const strap = [frame.x(hinge + POST / 2 + 11), frame.y(11)] as const
  return [
    concreteFootings(frame, footings),
    ...bays.map((bay) => boards(frame, bay, 2, GATED.boardTop)),
    boardLeaf(frame, hinge + POST / 2 + 0.75, latch - POST / 2 - 0.75, 66),
    woodPosts(frame, [...left, ...right], GATED.boardTop, GATED.fenceDepth),
    woodPosts(frame, [hinge, latch], GATED.boardTop, GATED.gateDepth),
    concreteCrowns(frame, footings),
    outline(
      'post',
      box(frame, first - 4, GATED.boardTop, hinge + 4, GATED.height),
      box(frame, latch - 4, GATED.boardTop, last + 4, GATED.height),
    ),
    spiritLevel(frame, level),
    notate(
      ...(isPhone
        ? []
        : [levelDimension(frame, { from: GATED.bay * 3, to: GATED.bay * 4, y: GATED.height, text: `${feetAndInches(GATED.bay)} o.c.` })]),
      uprightDimension(frame, {
        x: measured - 5.25,
        from: -GATED.fenceDepth,
        to: 0,
        text: feetAndInches(GATED.fenceDepth),
        offset: 14,
        isBelow: true,
      }),
      key('1', [concrete[0] + 36, concrete[1] + 4], concrete),
      key('2', [bubble[0], bubble[1] - 32], bubble),
      key('3', [frame.x(hinge - GATED.bay * (isPhone ? 0.42 : 1.36)), frame.y(36)]),
      key('4', [strap[0] + (isPhone ? 8 : 20), strap[1] - 34], strap),
    ),
  ].join('')
})
