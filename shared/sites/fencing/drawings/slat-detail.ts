import { concreteFootings } from '../../../drawing/below-grade.ts'
import { upright } from '../../../drawing/in-inches.ts'
import { feetAndInches, inchesOnly } from '../../../drawing/lengths.ts'
import { levelDimension, uprightDimension } from '../../../drawing/notation.ts'
import { hidden } from '../../../drawing/shapes.ts'
import { woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { SLAT, SLAT_GAP, wholeSlats } from '../../../trades/fence/drawing/slat-fence.ts'
import { createDetail } from './detail-view.ts'

const BAY = 72
const COUNT = 11
const AIR = 2
/** A twelfth slat would make the fence higher than six feet. */
const HEIGHT = AIR + COUNT * SLAT + (COUNT - 1) * SLAT_GAP

export const slatDetail = createDetail({
  label: `A horizontal slat fence ${feetAndInches(HEIGHT)} high: posts ${feetAndInches(BAY)} on center, ${COUNT} slats of ${inchesOnly(SLAT)} with gaps of ${inchesOnly(SLAT_GAP)}, ${inchesOnly(AIR)} above the ground.`,
  desktop: { scale: 2.1, left: 96, headroom: 52 },
  phone: { scale: 1.55, left: 80, headroom: 52 },
  height: HEIGHT,
  depth: 28,
  notesAt: 482,
  rise: 14,
  notes: (isPhone) => [
    { dot: [BAY * 2 - 8, HEIGHT - 3], text: 'last slat is a whole one', keyBy: isPhone ? [-30, 26] : [0, 0] },
    { dot: [BAY * 2 - 8, AIR + 6 * SLAT + 5.5 * SLAT_GAP], text: `gap ${inchesOnly(SLAT_GAP)}, chosen first`, keyBy: [-30, 22] },
    { dot: [BAY * 2 + 4, -14], text: 'posts closer than for boards', keyBy: [-46, 4] },
  ],
  draw: (frame, isPhone) => {
    const posts = [0, BAY, BAY * 2]
    return {
      markup: [
        concreteFootings(frame, woodFootings(posts), frame.scale > 1.8),
        woodPosts(frame, posts, 0.5, 24),
        woodPosts(frame, posts, AIR, 0),
        wholeSlats(frame, -1.75, BAY * 2 + 1.75, COUNT * (SLAT + SLAT_GAP), AIR - SLAT_GAP),
        hidden(...[BAY - 1.75, BAY + 1.75, 1.75, BAY * 2 - 1.75].map((x) => upright(frame, x, AIR, HEIGHT))),
      ].join(''),
      notation: [
        levelDimension(frame, { from: 0, to: BAY, y: HEIGHT, text: `${feetAndInches(BAY)} o.c.` }),
        uprightDimension(frame, { x: -1.75, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 12 : 24 }),
      ],
    }
  },
})
