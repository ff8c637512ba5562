import { concreteCrowns, concreteFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { box, level, upright } from '../../../drawing/in-inches.ts'
import { detail, outline, pickets, solid, strap } from '../../../drawing/shapes.ts'
import { boardJoints, boards, brace, POST, rails, woodFootings, woodPosts } from './board-fence.ts'

/** A six-foot board fence and a walk gate, in inches: what the large drawings take apart. */
export const GATED = { height: 72, boardTop: 70, bay: 96, gate: 40, fenceDepth: 24, gateDepth: 30 } as const

const RAILS = [8, 36, 61] as const
const RAIL = 3.5

/** Middles of the three posts: fence post, hinge post, latch post. */
export function gatedPosts(bay: number = GATED.bay): readonly [number, number, number] {
  return [0, bay, bay + GATED.gate + POST]
}

/** The bay whose boards stop at `boardsFrom`, so that the rails are seen. */
function openBay(frame: Frame, boardsFrom: number, bay: number): string {
  const right = bay - POST / 2
  const joints = [boardsFrom, ...boardJoints([boardsFrom, right]), right]
  const faces = joints.slice(1).map((x, index) => box(frame, joints[index] ?? x, 2, x, GATED.boardTop))
  return (
    rails(
      frame,
      [[0, boardsFrom]],
      RAILS.map((y) => [y, y + RAIL] as const),
    ) + pickets(frame, 'wood', ...faces)
  )
}

/** The walk gate between the faces of its posts. */
function walkGate(frame: Frame, left: number): string {
  const [from, to] = [left + 0.75, left + GATED.gate - 0.75]
  const straps = [11, 55].map((y) => level(frame, left - 1, left + 13, y))
  const beams = [9, 53].map((y) => box(frame, from, y, to, y + 4))
  return [
    outline('wood', box(frame, from, 3, to, 66)),
    detail(...boardJoints([from, to]).map((x) => upright(frame, x, 3, 66))),
    outline('post', brace(frame, from, to, 13, 53), ...beams),
    strap(straps.join('')),
    solid('line', box(frame, to - 3.4, 36, to - 2.2, 42)),
  ].join('')
}

/** The fence from the first post to the latch post, its posts down in their concrete. */
export function gatedFence(frame: Frame, boardsFrom: number, bay: number = GATED.bay): string {
  const [first, hinge, latch] = gatedPosts(bay)
  const footings = [...woodFootings([first], GATED.fenceDepth), ...woodFootings([hinge, latch], GATED.gateDepth)]
  return [
    concreteFootings(frame, footings, frame.scale > 1.8),
    openBay(frame, boardsFrom, bay),
    walkGate(frame, hinge + POST / 2),
    woodPosts(frame, [first], GATED.boardTop, GATED.fenceDepth),
    woodPosts(frame, [hinge, latch], GATED.boardTop, GATED.gateDepth),
    concreteCrowns(frame, footings),
    outline('post', box(frame, first - 4, GATED.boardTop, hinge + 4, GATED.height)),
  ].join('')
}

/** The first two feet of the next bay, before its boards: the rails in the pockets of the latch post. */
export function bareRails(frame: Frame, from: number): string {
  return rails(
    frame,
    [[from, from + 24]],
    RAILS.map((y) => [y, y + RAIL] as const),
  )
}

/** A further bay of boards that the drawing breaks off. */
export function brokenBay(frame: Frame, from: number, to: number): string {
  return boards(frame, [from, to], 2, GATED.boardTop) + outline('post', box(frame, from - 5, GATED.boardTop, to, GATED.height))
}
