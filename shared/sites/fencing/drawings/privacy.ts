import { concreteFootings, dashedFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { box, steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { leader, levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { outline } from '../../../drawing/shapes.ts'
import { boards, lattice, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { createDetail } from './detail-view.ts'
import { createRow, createRun, firstBay } from './views.ts'

const HEIGHT = 72
const LATTICE = 12
const BAY = 96
const DEPTH = 24

const LABEL = `A board fence with a lattice top, ${feetAndInches(HEIGHT)} high, posts ${feetAndInches(BAY)} on center and ${feetAndInches(DEPTH)} deep.`

function fence(frame: Frame, posts: readonly number[], below = 0): string {
  const bays = posts.slice(1).map((right, index) => [posts[index] ?? right, right] as const)
  const faceTop = HEIGHT - LATTICE - 1.5
  return [
    ...bays.map((bay) => boards(frame, bay, 2, faceTop)),
    ...bays.map((bay) => lattice(frame, bay, faceTop, HEIGHT - 2)),
    rails(frame, bays, [[faceTop - 1.5, faceTop + 1.5]]),
    woodPosts(frame, posts, HEIGHT - 1.5, below),
    outline('post', box(frame, (posts[0] ?? 0) - 4, HEIGHT - 1.75, (posts.at(-1) ?? 0) + 4, HEIGHT)),
  ].join('')
}

export const privacyRow = createRow(LABEL, { desktop: 112, phone: 54 }, (frame, isPhone) => {
  const posts = steps(0, BAY * 2, BAY)
  const height = uprightDimension(frame, { x: -1.75, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 16 })
  const bay = levelDimension(frame, { from: 0, to: BAY, y: HEIGHT, text: `${feetAndInches(BAY)} o.c.`, offset: 20 })
  return [dashedFootings(frame, woodFootings(posts, DEPTH)), fence(frame, posts), notate(height, ...(isPhone ? [] : [bay]))].join('')
})

export const privacyRun = createRun(LABEL, { height: HEIGHT, depth: 30 }, (frame, { from, to, isPhone }) => {
  const posts = steps(-BAY * Math.ceil(-from / BAY), to + BAY, BAY)
  const footings = woodFootings(posts, DEPTH)
  const note = [frame.x(BAY * (isPhone ? 1.4 : 3.4)), frame.y(HEIGHT - LATTICE / 2)] as const
  return [
    concreteFootings(frame, footings),
    fence(frame, posts, DEPTH),
    notate(
      levelDimension(frame, { ...firstBay(isPhone, BAY), y: HEIGHT, text: `${feetAndInches(BAY)} o.c.` }),
      leader(
        note,
        [note[0] + 14, note[1] - 38],
        isPhone ? 'lattice' : `${feetAndInches(LATTICE)} lattice, ${feetAndInches(HEIGHT)} in all`,
      ),
      uprightDimension(frame, {
        x: firstBay(isPhone, BAY).from + 5.25,
        from: -DEPTH,
        to: 0,
        text: feetAndInches(DEPTH),
        offset: -14,
        isBelow: true,
      }),
    ),
  ].join('')
})

export const latticeDetail = createDetail({
  label: LABEL,
  desktop: { scale: 2.1, left: 96, headroom: 52 },
  phone: { scale: 1.3, left: 58, headroom: 52 },
  height: HEIGHT,
  depth: DEPTH + 4,
  notesAt: 530,
  rise: 14,
  notes: () => [
    {
      dot: [BAY * 2 - 8, HEIGHT - LATTICE / 2],
      text: `${feetAndInches(LATTICE)} lattice, ${feetAndInches(HEIGHT)} in all`,
      keyBy: [-30, 26],
    },
  ],
  draw: (frame, isPhone) => {
    const posts = steps(0, BAY * 2, BAY)
    return {
      markup: concreteFootings(frame, woodFootings(posts, DEPTH), frame.scale > 1.8) + fence(frame, posts, DEPTH),
      notation: [
        levelDimension(frame, { from: 0, to: BAY, y: HEIGHT, text: `${feetAndInches(BAY)} o.c.` }),
        uprightDimension(frame, { x: -4, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 20 }),
      ],
    }
  },
})
