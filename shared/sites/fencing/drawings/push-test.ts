import { concreteFootings } from '../../../drawing/below-grade.ts'
import { box } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { uprightDimension } from '../../../drawing/notation.ts'
import { person } from '../../../drawing/people.ts'
import { outline } from '../../../drawing/shapes.ts'
import { woodFootings } from '../../../trades/fence/drawing/board-fence.ts'
import { createDetail } from './detail-view.ts'
import { oldBay } from './repair.ts'

const HEIGHT = 72
const POST = 70
const CHEST = 46

/** A person who pushes at a post, at chest height. */
export const pushTest = createDetail({
  label: `A person pushes at the post of an old fence, ${feetAndInches(CHEST)} above the ground.`,
  desktop: { scale: 2.1, left: 64, headroom: 14 },
  phone: { scale: 1.6, left: 34, headroom: 14 },
  height: HEIGHT,
  depth: 28,
  notesAt: 482,
  rise: 12,
  notes: () => [
    { dot: [POST + 60, 50], text: 'panel rattles: rails or screws', keyBy: [0, -26] },
    { dot: [POST, 2], text: 'bends here: rotten wood', keyBy: [36, -20] },
    { dot: [POST + 5, -14], text: 'ground moves: concrete', keyBy: [36, 4] },
  ],
  draw: (frame) => ({
    markup: [
      concreteFootings(frame, woodFootings([POST])),
      oldBay(frame, POST, 12),
      outline('stone', box(frame, POST - 1.75, -24, POST + 1.75, HEIGHT - 4)),
      person(frame, { x: POST - 26, height: 69, pose: 'tape' }),
    ].join(''),
    notation: [uprightDimension(frame, { x: 16, from: 0, to: CHEST, text: feetAndInches(CHEST), offset: 0, edges: [20, POST - 30] })],
  }),
})
