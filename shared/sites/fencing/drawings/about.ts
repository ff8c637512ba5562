import { concreteCrowns, concreteFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { box, level, steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, notate, uprightDimension } from '../../../drawing/notation.ts'
import { type Person, person } from '../../../drawing/people.ts'
import { outline, path } from '../../../drawing/shapes.ts'
import { boards, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { GATED } from './gated-fence.ts'
import { createRun } from './views.ts'

const LABEL = `Two owners and two crews of three beside a board fence ${feetAndInches(GATED.height)} high, its posts ${feetAndInches(GATED.fenceDepth)} deep in concrete.`

/** The owners are the two without a vest. On phones they come first, because a narrow window ends after them. */
const owners: readonly [Omit<Person, 'x'>, Omit<Person, 'x'>] = [
  { height: 69, pose: 'tape', faces: 'left' },
  { height: 65, pose: 'quote' },
]
const crew: readonly Omit<Person, 'x'>[] = [
  { height: 70, pose: 'tool', hasVest: true },
  { height: 72, pose: 'rest', hasVest: true },
  { height: 66, pose: 'tape', hasVest: true },
  { height: 68, pose: 'rest', hasVest: true },
  { height: 71, pose: 'tape', faces: 'left', hasVest: true },
  { height: 67, pose: 'tool', hasVest: true },
]

const places = (isPhone: boolean) => (isPhone ? [84, 120, 262, 302, 342, 400, 442, 484] : [270, 320, 136, 176, 222, 402, 436, 462])

function people(isPhone: boolean): Person[] {
  return [...owners, ...crew].map((someone, index) => ({ ...someone, x: places(isPhone)[index] ?? 0 }))
}

/** Above the two owners, and above the middle of each crew. */
function names(frame: Frame, isPhone: boolean): string {
  const [first = 0, second = 0, , crewOne = 0, , , crewTwo = 0] = places(isPhone)
  const named = [
    { x: first, name: 'Miguel' },
    { x: second, name: 'Dana' },
    { x: crewOne, name: 'crew one' },
    { x: crewTwo, name: 'crew two' },
  ]
  return named.map(({ x, name }) => label([frame.x(x), frame.y(GATED.height) - 12], name)).join('')
}

/** The fence is finished at the left, has its rails in the middle and only posts and the string line at the right. */
export const aboutRun = createRun(
  LABEL,
  { height: 78, depth: 32, headroom: 40 },
  (frame, { from, to, isPhone }) => {
    const built = isPhone ? 48 : 96
    const railed = built + GATED.bay
    const posts = steps(built - GATED.bay * Math.ceil((built - from) / GATED.bay), to + GATED.bay, GATED.bay)
    const bays = posts.slice(1).map((x) => [x - GATED.bay, x] as const)
    const [first = 0] = posts
    const footings = woodFootings(posts, GATED.fenceDepth)
    return [
      concreteFootings(frame, footings),
      ...bays.filter(([, end]) => end <= built).map((bay) => boards(frame, bay, 2, GATED.boardTop)),
      rails(
        frame,
        bays.filter(([, end]) => end > built && end <= railed),
        [
          [8, 11.5],
          [36, 39.5],
          [61, 64.5],
        ],
      ),
      woodPosts(frame, posts, GATED.boardTop, GATED.fenceDepth),
      concreteCrowns(frame, footings),
      outline('post', box(frame, first - 4, GATED.boardTop, built + 4, GATED.height)),
      path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 1.5 }, level(frame, railed, to, 56)),
      ...people(isPhone).map((someone) => person(frame, someone)),
      notate(
        { texts: names(frame, isPhone) },
        uprightDimension(frame, {
          x: built - GATED.bay * (isPhone ? 0.42 : 0.5),
          from: 0,
          to: GATED.height,
          text: feetAndInches(GATED.height),
          offset: -14,
        }),
      ),
    ].join('')
  },
  { desktop: 2.3, phone: 1.72 },
)
