import { concreteFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { bar, box } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { levelDimension, uprightDimension } from '../../../drawing/notation.ts'
import { circle } from '../../../drawing/paths.ts'
import { hidden, outline, solid, thinParts } from '../../../drawing/shapes.ts'
import { boards, POST, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { evenSlats } from '../../../trades/fence/drawing/slat-fence.ts'
import { leafFrame } from '../../../trades/fence/drawing/steel-fence.ts'
import { createDetail } from './detail-view.ts'

const HEIGHT = 72
const GATE = 120
const PANEL = 72

/** A sliding gate on its track. */
function slidingGate(frame: Frame, from: number): string {
  const slats = evenSlats(frame, [from + 3, from + GATE - 3], [7, 61], 9, 1)
  const wheels = [14, GATE - 14].map((x) => circle(frame.x(from + x), frame.y(2), Math.max(frame.size(2), 2)))
  return [leafFrame(frame, [from, from + GATE], 4, 63), thinParts(frame, 'wood', ...slats), outline('paper', ...wheels)].join('')
}

/** Cedar boards in a steel frame, clear of the ground. */
function framedPanel(frame: Frame, from: number): string {
  const to = from + PANEL
  return leafFrame(frame, [from, to], 2, HEIGHT - 1, 2) + boards(frame, [from + 2, to - 2], 4, HEIGHT - 3)
}

/** Hollow, so that the wire in the last one shows. */
const steelTubes = (frame: Frame, middles: readonly number[]) => outline('paper', ...middles.map((x) => bar(frame, x, POST, -24, HEIGHT)))

/** A lamp on the last post, and the empty conduit in its footing. */
function postLamp(frame: Frame, x: number): string {
  const pipe = `M${frame.x(x)} ${frame.y(58)}V${frame.y(-14)}H${frame.x(x + 22)}`
  return hidden(pipe) + solid('line', box(frame, x - 2.5, 60, x + 2.5, 66))
}

export const designDetail = createDetail({
  label: `Three ideas at one scale: a gate that slides ${feetAndInches(GATE)} behind the fence, cedar boards on steel posts ${feetAndInches(HEIGHT)} high, and a light wired through its post.`,
  desktop: { scale: 1.6, left: 70, headroom: 50 },
  phone: { scale: 1.1, left: 52, headroom: 46 },
  height: HEIGHT,
  depth: 30,
  notesAt: 516,
  rise: 12,
  notes: () => [
    { dot: [GATE + PANEL + 3, 63], text: 'light, wired in the post', keyBy: [18, -32] },
    { dot: [GATE + PANEL - 8, 40], text: 'steel posts, cedar boards', keyBy: [-28, -2] },
    { dot: [GATE + PANEL + 3, -9], text: 'empty pipe in the footing', keyBy: [-32, 22] },
  ],
  draw: (frame, isPhone) => {
    const posts = [GATE + 3, GATE + PANEL + 3]
    return {
      markup: [
        concreteFootings(frame, woodFootings([-3, ...posts])),
        slidingGate(frame, 0),
        framedPanel(frame, GATE + 3),
        woodPosts(frame, [-3], HEIGHT, 24),
        steelTubes(frame, posts),
        postLamp(frame, GATE + PANEL + 3),
        outline('concrete', box(frame, -3, -2, GATE + 3, 0)),
      ].join(''),
      notation: [
        levelDimension(frame, { from: 0, to: GATE, y: HEIGHT, text: `${feetAndInches(GATE)} slides` }),
        uprightDimension(frame, { x: -4.75, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 20 }),
      ],
    }
  },
})
