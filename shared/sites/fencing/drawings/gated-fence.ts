import { concreteCrowns, concreteFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { outline, thinParts } from '../../../drawing/shapes.ts'
import { boardJoints, boards, POST, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { boardLeaf } from '../../../trades/fence/drawing/board-leaf.ts'

/** Dimensions in inches of the six-foot board fence with a walk gate that the large drawings show. */
export const GATED = { height: 72, boardTop: 70, bay: 96, gate: 40, fenceDepth: 24, gateDepth: 30 } as const

const RAILS = [8, 36, 61] as const
const RAIL = 3.5

/** Centers of the three posts: fence post, hinge post, latch post. */
export function gatedPosts(bay: number = GATED.bay): readonly [number, number, number] {
  return [0, bay, bay + GATED.gate + POST]
}

/** A bay with boards only to the right of `boardsFrom`, so that the rails are visible. */
function openBay(frame: Frame, boardsFrom: number, bay: number): string {
  const right = bay - POST / 2
  const joints = [boardsFrom, ...boardJoints([boardsFrom, right]), right]
  const faces = joints.slice(1).map((x, index) => box(frame, joints[index] ?? x, 2, x, GATED.boardTop))
  return (
    rails(
      frame,
      [[0, boardsFrom]],
      RAILS.map((y) => [y, y + RAIL] as const),
    ) + thinParts(frame, 'wood', ...faces)
  )
}

/** The fence from the first post to the latch post, with posts and footings below grade. */
export function gatedFence(frame: Frame, boardsFrom: number, bay: number = GATED.bay): string {
  const [first, hinge, latch] = gatedPosts(bay)
  const footings = [...woodFootings([first], GATED.fenceDepth), ...woodFootings([hinge, latch], GATED.gateDepth)]
  return [
    concreteFootings(frame, footings, frame.scale > 1.8),
    openBay(frame, boardsFrom, bay),
    boardLeaf(frame, hinge + POST / 2 + 0.75, latch - POST / 2 - 0.75, 66),
    woodPosts(frame, [first], GATED.boardTop, GATED.fenceDepth),
    woodPosts(frame, [hinge, latch], GATED.boardTop, GATED.gateDepth),
    concreteCrowns(frame, footings),
    outline('post', box(frame, first - 4, GATED.boardTop, hinge + 4, GATED.height)),
  ].join('')
}

/** The first two feet of the next bay without boards: rails in the pockets of the latch post. */
export function bareRails(frame: Frame, from: number): string {
  return rails(
    frame,
    [[from, from + 24]],
    RAILS.map((y) => [y, y + RAIL] as const),
  )
}

/** Part of a bay of boards, where the drawing breaks off. */
export function brokenBay(frame: Frame, from: number, to: number): string {
  return boards(frame, [from, to], 2, GATED.boardTop) + outline('post', box(frame, from - 5, GATED.boardTop, to, GATED.height))
}
