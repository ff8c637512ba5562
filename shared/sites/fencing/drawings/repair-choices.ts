import type { Frame } from '../../../drawing/frame.ts'
import { box, steps, upright } from '../../../drawing/in-inches.ts'
import { circle, polygon } from '../../../drawing/paths.ts'
import { detail, hidden, outline, path, slats } from '../../../drawing/shapes.ts'
import { boardLeaf } from '../../../trades/fence/drawing/board-leaf.ts'
import { racked } from '../../../trades/fence/drawing/slope.ts'
import { oldBay } from './repair.ts'
import { createChoice } from './views.ts'

const HEIGHT = 72
const BAY = 96
/** The fence between the edges of the drawing, in inches. Its middle post is the one that failed. */
const [LEFT, MIDDLE] = [-48, 48]
const WIDTH = 210

const oldPosts = (frame: Frame, ...middles: number[]) =>
  outline('stone', ...middles.map((x) => box(frame, x - 1.75, 0, x + 1.75, HEIGHT - 4)))

const bays = (frame: Frame, missing: readonly number[] = []) => oldBay(frame, LEFT, 4, missing) + oldBay(frame, MIDDLE, 12)

/** Marks the place that failed. */
const ring = (frame: Frame, x: number, y: number) =>
  path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2.5 }, circle(frame.x(x), frame.y(y), 13))

/** A post that leans by `lean` inches at its top. */
const leaningPost = (frame: Frame, x: number, lean: number) =>
  outline(
    'post',
    polygon([
      [frame.x(x - 2), frame.y(0)],
      [frame.x(x - 2 + lean), frame.y(HEIGHT + 2)],
      [frame.x(x + 2 + lean), frame.y(HEIGHT + 2)],
      [frame.x(x + 2), frame.y(0)],
    ]),
  )

export const faultPost = createChoice(
  'A board fence with one leaning post.',
  (frame) => bays(frame) + leaningPost(frame, MIDDLE, 14),
  WIDTH,
)

export const faultBoards = createChoice(
  'A board fence with four boards missing.',
  (frame) => bays(frame, [7, 8, 10, 11]) + oldPosts(frame, MIDDLE),
  WIDTH,
)

export const faultRot = createChoice(
  'A board fence with a ring around the foot of a post.',
  (frame) => bays(frame) + oldPosts(frame, MIDDLE) + ring(frame, MIDDLE, 14),
  WIDTH,
)

export const faultGate = createChoice(
  'A gate that hangs down at its latch.',
  (frame) => {
    const [hinge, latch] = [30, 78]
    return [
      oldBay(frame, hinge - BAY, 4),
      oldBay(frame, latch + 2, 12),
      racked(frame, -0.07, hinge, 4, boardLeaf(frame, hinge + 3, latch - 3, HEIGHT - 6)),
      oldPosts(frame, hinge, latch),
      ring(frame, latch - 6, 14),
    ].join('')
  },
  WIDTH,
)

/** Posts broken above the ground, dashed where they stood, and their panels on the ground. */
export const faultStretch = createChoice(
  'A stretch of fence that lies on the ground, its posts broken off.',
  (frame) => {
    const posts = steps(-44, -44 + 70 * 2, 70)
    const panels = posts.slice(1).map((x, index) => [posts[index] ?? x, x] as const)
    return [
      hidden(...panels.map(([from, to]) => box(frame, from, 0, to, HEIGHT - 2))),
      ...panels.map(
        ([from, to]) =>
          slats('stone', box(frame, from + 4, 1, to + 3, 17)) + detail(...steps(from + 9, to, 6).map((x) => upright(frame, x, 1, 17))),
      ),
      outline('post', ...posts.map((x) => box(frame, x - 1.75, 0, x + 1.75, 12))),
    ].join('')
  },
  WIDTH,
)
