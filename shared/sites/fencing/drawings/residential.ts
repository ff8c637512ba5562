import { concreteFootings, dashedFootings } from '../../../drawing/below-grade.ts'
import { steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { leader, levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { woodFootings } from '../../../trades/fence/drawing/board-fence.ts'
import { cappedPosts, picketBays, picketGate } from '../../../trades/fence/drawing/picket-fence.ts'
import { createRow, createRun, firstBay } from './views.ts'

const HEIGHT = 42
const POST_HEIGHT = 45
const BAY = 96
/** Post center to post center: 3'-4" clear between two 4x4 posts. */
const GATE = 43.5

const LABEL = `A picket fence with a walk gate, ${feetAndInches(HEIGHT)} high, posts ${feetAndInches(BAY)} on center.`

export const residentialRow = createRow(
  LABEL,
  { desktop: 63, phone: 66 },
  (frame, isPhone) => {
    const last = BAY * 2
    const posts = [...steps(0, last, BAY), last + GATE]
    const bays = steps(BAY, last, BAY).map((x) => [x - BAY, x] as const)
    return [
      dashedFootings(frame, woodFootings(posts)),
      picketBays(frame, bays, HEIGHT),
      picketGate(frame, last + 1.75, last + GATE - 1.75, HEIGHT),
      cappedPosts(frame, posts, POST_HEIGHT),
      notate(
        levelDimension(frame, { from: 0, to: BAY, y: POST_HEIGHT + 4.5, text: `${feetAndInches(BAY)} o.c.`, offset: isPhone ? 18 : 26 }),
        uprightDimension(frame, { x: -1.75, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 16 }),
      ),
    ].join('')
  },
  { phoneWidth: 280, beyond: 230 },
)

export const residentialRun = createRun(LABEL, { height: POST_HEIGHT + 5, depth: 28 }, (frame, { from, to, isPhone }) => {
  const gate = isPhone ? BAY : BAY * 3
  const posts = [...steps(gate - BAY * 8, gate, BAY), ...steps(gate + GATE, to + BAY, BAY)].filter((x) => x > from - BAY)
  const bays = posts.slice(1).map((post, index) => [posts[index] ?? post, post] as const)
  const footings = woodFootings(posts)
  const middle = frame.x(gate + GATE / 2)
  return [
    concreteFootings(frame, footings),
    picketBays(
      frame,
      bays.filter(([left]) => left !== gate),
      HEIGHT,
    ),
    picketGate(frame, gate + 1.75, gate + GATE - 1.75, HEIGHT),
    cappedPosts(frame, posts, POST_HEIGHT, 24),
    notate(
      levelDimension(frame, { ...firstBay(isPhone, BAY), y: POST_HEIGHT + 5, text: `${feetAndInches(BAY)} o.c.` }),
      leader([middle, frame.y(HEIGHT)], [middle + 14, frame.y(POST_HEIGHT + 5) - 26], `${feetAndInches(40)} gate`),
    ),
  ].join('')
})
