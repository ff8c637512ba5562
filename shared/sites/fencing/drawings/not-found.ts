import { dashedFootings } from '../../../drawing/below-grade.ts'
import { barEdges, steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { levelDimension, notate } from '../../../drawing/notation.ts'
import { rect } from '../../../drawing/paths.ts'
import { hidden } from '../../../drawing/shapes.ts'
import { boards, POST, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { createRun } from './views.ts'

const HEIGHT = 72
const BAY = 96

/** Larger than on service pages, because this page has no other picture. */
const SCALES = { desktop: 2.46, phone: 1.72 }

export const notFoundRun = createRun(
  `A board fence ${feetAndInches(HEIGHT)} high with one section missing, ${feetAndInches(BAY)} wide.`,
  { height: HEIGHT, depth: 26, inset: { desktop: 590, phone: 78 } },
  (frame, { from, to }) => {
    const posts = steps(-BAY * Math.ceil(-from / BAY), to + BAY, BAY)
    const bays = posts.map((x) => [x, x + BAY] as const).filter(([left]) => left !== 0)
    const [left, right] = [barEdges(frame, 0, POST).right + 4, barEdges(frame, BAY, POST).left - 4]
    const gap = rect(left, frame.y(HEIGHT - 1.5), right, frame.y(2))
    return [
      dashedFootings(frame, woodFootings(posts)),
      ...bays.map((bay) => boards(frame, bay, 2, HEIGHT - 2)),
      rails(frame, bays, [
        [1, 2.75],
        [HEIGHT - 2.25, HEIGHT - 0.5],
      ]),
      woodPosts(frame, posts, HEIGHT),
      hidden(gap),
      notate(levelDimension(frame, { from: 0, to: BAY, y: HEIGHT, text: `${feetAndInches(BAY)} missing` })),
    ].join('')
  },
  SCALES,
)
