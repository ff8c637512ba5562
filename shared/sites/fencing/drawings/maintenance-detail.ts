import { concreteCrowns, concreteFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { bar, box, level, upright } from '../../../drawing/in-inches.ts'
import { feetAndInches, inchesOnly } from '../../../drawing/lengths.ts'
import { uprightDimension } from '../../../drawing/notation.ts'
import { polyline } from '../../../drawing/paths.ts'
import { detail, hidden, outline, path, solid } from '../../../drawing/shapes.ts'
import { boardJoints, POST, woodFootings } from '../../../trades/fence/drawing/board-fence.ts'
import { createDetail } from './detail-view.ts'

/** The drawing shows the lowest three feet of a fence, where wood, air and soil meet. */
const TOP = 40
const GAP = 2
const DEPTH = 24
const POSTS = [20, 92] as const
const WIDTH = 112

/** Boards that continue beyond the drawing: only their lower ends have an outline. */
function boardsAboveGap(frame: Frame): string {
  const joints = boardJoints([0, WIDTH])
  return [
    solid('wood', box(frame, 0, GAP, WIDTH, TOP)),
    detail(...joints.map((x) => upright(frame, x, GAP, TOP))),
    outline('none', level(frame, 0, WIDTH, GAP)),
  ].join('')
}

/** A break line: a horizontal line with a kink, where the fence continues above. */
function breakLine(frame: Frame): string {
  const [left, right, y] = [frame.x(0) - 8, frame.x(WIDTH) + 8, frame.y(TOP) - 5]
  const middle = (left + right) / 2
  const kink = [
    [middle - 12, y],
    [middle - 4, y - 7],
    [middle + 4, y + 7],
    [middle + 12, y],
  ] as const
  return path({ fill: 'none', stroke: 'var(--second)' }, polyline([[left, y], ...kink, [right, y]]))
}

export const maintenanceDetail = createDetail({
  label: `The bottom of a board fence: ${inchesOnly(GAP)} of air under the boards, concrete that slopes away from the post, posts ${feetAndInches(DEPTH)} deep.`,
  desktop: { scale: 3.35, left: 78, headroom: 14 },
  phone: { scale: 2.2, left: 48, headroom: 14 },
  height: TOP,
  depth: DEPTH + 4,
  notesAt: 482,
  rise: 14,
  notes: () => [
    { dot: [104, 22], text: 'stain, before the wood grays', keyBy: [-30, -22] },
    { dot: [POSTS[1] + 12, GAP / 2 + 0.2], text: `${inchesOnly(GAP)} of air under the boards`, keyBy: [4, 40] },
    { dot: [POSTS[1] + 3.2, -9], text: 'concrete, sloped to shed water', keyBy: [-52, 14] },
  ],
  draw: (frame, isPhone) => ({
    markup: [
      concreteFootings(frame, woodFootings(POSTS, DEPTH), true),
      outline('post', ...POSTS.map((x) => bar(frame, x, POST, -DEPTH, TOP))),
      boardsAboveGap(frame),
      concreteCrowns(frame, woodFootings(POSTS, DEPTH)),
      hidden(...POSTS.flatMap((x) => [upright(frame, x - POST / 2, GAP, TOP), upright(frame, x + POST / 2, GAP, TOP)])),
      breakLine(frame),
    ].join(''),
    notation: [
      uprightDimension(frame, {
        x: POSTS[0] - 5.25,
        from: -DEPTH,
        to: 0,
        text: feetAndInches(DEPTH),
        offset: isPhone ? 14 : 24,
        isBelow: false,
      }),
    ],
  }),
})
