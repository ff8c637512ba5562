import { concreteFootings, dashedFootings, groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, steps, strip } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { person } from '../../../drawing/people.ts'
import { hidden, outline } from '../../../drawing/shapes.ts'
import { POST, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { boardLeaf } from '../../../trades/fence/drawing/board-leaf.ts'
import { fenceKit } from '../../../trades/fence/drawing/fence-kits.ts'
import { gateOpener, photoEye } from '../../../trades/fence/drawing/gate-opener.ts'
import { slattedLeaf } from '../../../trades/fence/drawing/slat-fence.ts'
import { steelFootings, steelPosts } from '../../../trades/fence/drawing/steel-fence.ts'
import { CLEAR, keypad } from './automated.ts'
import { oldBay } from './repair.ts'
import { pillarCap, stoneFace } from './stone-wall.ts'

type Place = { scale: number; left: number }

/** A priced example that the estimate cannot draw, as wide as its column, and for phones. `height` and `depth` are in inches. */
function example(
  name: string,
  { height, depth, desktop, phone }: { height: number; depth: number; desktop: Place; phone: Place },
  draw: (frame: Frame, isPhone: boolean) => string,
) {
  const view = ({ scale, left }: Place, isPhone: boolean): View => {
    const width = isPhone ? 320 : 770
    const ground = Math.ceil(height * scale) + 44
    const frame = createFrame({ scale, left, ground, dense: isPhone })
    return {
      width,
      height: ground + Math.ceil(depth * scale) + 18,
      ground,
      markup: groundLine(0, width, ground) + draw(frame, isPhone),
    }
  }
  return createDrawing(`The priced example: ${name}.`, view(desktop, false), view(phone, true))
}

const GATE_POST = 4
const DRIVE_POST_HEIGHT = 70

export const jobDrivewayGate = example(
  'a double driveway gate with an opener, photo eyes and a keypad',
  { height: DRIVE_POST_HEIGHT, depth: 36, desktop: { scale: 1.5, left: 270 }, phone: { scale: 0.9, left: 98 } },
  (frame, isPhone) => {
    const posts = [-GATE_POST / 2, CLEAR + GATE_POST / 2]
    const trench = strip(frame, [
      [-GATE_POST - 4, 0],
      [-GATE_POST - 4, -18],
      [-300, -18],
    ])
    return [
      hidden(trench),
      concreteFootings(
        frame,
        posts.map((x) => ({ x, post: GATE_POST, depth: 32, hole: 18 })),
      ),
      slattedLeaf(frame, 2, CLEAR / 2 - 0.5, [4, 64]),
      slattedLeaf(frame, CLEAR / 2 + 0.5, CLEAR - 2, [4, 64]),
      photoEye(frame, 0, CLEAR),
      outline('post', ...posts.map((x) => box(frame, x - GATE_POST / 2, 0, x + GATE_POST / 2, DRIVE_POST_HEIGHT))),
      gateOpener(frame, 0),
      keypad(frame, isPhone ? -46 : -80),
      person(frame, { x: CLEAR + (isPhone ? 40 : 64), height: 68, pose: 'rest' }),
      notate(levelDimension(frame, { from: 0, to: CLEAR, y: DRIVE_POST_HEIGHT, text: `${feetAndInches(CLEAR)} clear`, offset: 18 }), {
        texts: label([frame.x(-GATE_POST - 4) - 12, frame.y(-18) + 18], 'wiring', 'end'),
      }),
    ].join('')
  },
)

const WALK_GATE = 40
const OLD_BAY = 96

export const jobWalkGate = example(
  'a cedar walk gate on two new posts in an existing fence',
  { height: 76, depth: 36, desktop: { scale: 1.5, left: 300 }, phone: { scale: 0.9, left: 130 } },
  (frame) => {
    const posts = [-POST / 2, WALK_GATE + POST / 2]
    const [left, right] = [-POST - 4, WALK_GATE + POST + 4]
    const starts = [...steps(left - 3 * OLD_BAY, left - OLD_BAY, OLD_BAY), ...steps(right, right + 3 * OLD_BAY, OLD_BAY)]
    const oldPosts = [...steps(left - 2 * OLD_BAY, left, OLD_BAY), ...steps(right, right + 3 * OLD_BAY, OLD_BAY)]
    return [
      dashedFootings(frame, woodFootings(oldPosts, 18)),
      concreteFootings(frame, woodFootings(posts, 30)),
      ...starts.map((x, index) => oldBay(frame, x, 20 + index)),
      outline('stone', ...oldPosts.map((x) => box(frame, x - 1.75, 0, x + 1.75, 68))),
      boardLeaf(frame, 0.75, WALK_GATE - 0.75, 68),
      woodPosts(frame, posts, 74, 30),
      notate(levelDimension(frame, { from: 0, to: WALK_GATE, y: 76, text: feetAndInches(WALK_GATE), offset: 18 })),
    ].join('')
  },
)

const PILLAR = 24
const IRON = 72
/** Over both pillars. */
const LENGTH = 480

export const jobPillars = example(
  '40 feet of steel fence with a stone pillar at each end',
  { height: 78, depth: 34, desktop: { scale: 1.45, left: 58 }, phone: { scale: 0.54, left: 52 } },
  (frame, isPhone) => {
    const steel = fenceKit('steel', IRON / 12)
    const posts = steps(PILLAR, LENGTH - PILLAR, (LENGTH - 2 * PILLAR) / 5)
    const bays = posts.slice(1).map((x, index) => [posts[index] ?? x, x] as const)
    const pillars = [0, LENGTH - PILLAR]
    const between = posts.slice(1, -1)
    return [
      concreteFootings(frame, steelFootings(between)),
      outline('concrete', ...pillars.map((x) => box(frame, x - 5, -18, x + PILLAR + 5, 0))),
      ...bays.map((bay) => steel.bay(frame, bay, IRON)),
      steelPosts(frame, between, IRON - 3, 28),
      ...pillars.map((x, index) => {
        const face = [x, 0, x + PILLAR, 70] as const
        const stone = isPhone ? outline('stone', box(frame, ...face)) : stoneFace(frame, face, 80 + index)
        return stone + pillarCap(frame, [x, x + PILLAR], 70, 76)
      }),
      notate(
        levelDimension(frame, { from: 0, to: LENGTH, y: 78, text: feetAndInches(LENGTH), offset: 18 }),
        uprightDimension(frame, { x: -2.5, from: 0, to: IRON, text: feetAndInches(IRON), offset: isPhone ? 9 : 14 }),
      ),
    ].join('')
  },
)
