import { feetAndInches } from '../../../drawing/lengths.ts'
import { uprightDimension } from '../../../drawing/notation.ts'
import { createDetail } from './detail-view.ts'
import { bareRails, GATED, gatedFence, gatedPosts } from './gated-fence.ts'

/** The bay is shorter on phones, so that the gate fits. */
const bayOf = (isPhone: boolean) => (isPhone ? 72 : GATED.bay)

export const postDetail = createDetail({
  label: `A board fence ${feetAndInches(GATED.height)} high and a gate: fence posts ${feetAndInches(GATED.fenceDepth)} deep, gate posts ${feetAndInches(GATED.gateDepth)} deep, all in concrete.`,
  desktop: { scale: 2.1, left: 96, headroom: 14 },
  phone: { scale: 2.1, left: 64, headroom: 14 },
  height: GATED.height,
  depth: GATED.gateDepth + 4,
  notesAt: 482,
  rise: 12,
  notes: (isPhone) => {
    const [first, hinge, latch] = gatedPosts(bayOf(isPhone))
    return [
      { dot: isPhone ? [first + 3, 62.5] : [latch + 3, 62.5], text: 'rail pocket, not a bracket', keyBy: [26, 28] },
      { dot: [isPhone ? hinge : latch, 24], text: `gate post, ${feetAndInches(GATED.gateDepth)} deep`, keyBy: [-30, -16] },
      { dot: [(isPhone ? hinge : latch) + 4, -14], text: 'concrete, sloped to shed water', keyBy: [38, -2] },
    ]
  },
  draw: (frame, isPhone) => ({
    markup: (isPhone ? '' : bareRails(frame, gatedPosts()[2])) + gatedFence(frame, 30, bayOf(isPhone)),
    notation: [
      uprightDimension(frame, { x: -4, from: 0, to: GATED.height, text: feetAndInches(GATED.height), offset: isPhone ? 9 : 20 }),
      uprightDimension(frame, { x: -4, from: -GATED.fenceDepth, to: 0, text: feetAndInches(GATED.fenceDepth), offset: isPhone ? 9 : 20 }),
    ],
  }),
})
