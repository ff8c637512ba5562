import { steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { notate, uprightDimension } from '../../../drawing/notation.ts'
import { person } from '../../../drawing/people.ts'
import { POST } from '../../../trades/fence/drawing/board-fence.ts'
import { fenceKit } from '../../../trades/fence/drawing/fence-kits.ts'
import type { FenceMaterial } from '../../../trades/fence/fence-offer.ts'
import { createChoice } from './views.ts'

const BAY = 96

/** Two sections of a fence, with its height. */
function choice(name: string, material: FenceMaterial, feet: number) {
  const kit = fenceKit(material, feet)
  const height = feet * 12
  const posts = steps(0, BAY * 2, BAY)
  return createChoice(`${name}, ${feetAndInches(height)} high.`, (frame) =>
    [
      ...posts.slice(1).map((x) => kit.bay(frame, [x - BAY, x], height)),
      kit.posts(frame, posts, height, 0),
      notate(uprightDimension(frame, { x: -2.5, from: 0, to: height, text: feetAndInches(height), offset: 14 })),
    ].join(''),
  )
}

const PICKET = 42
const GATE = 40

/** A section and a gate, with a person beside them: how low the fence is shows at once. */
export const choicePicket = createChoice(
  `A section of picket fence with a gate, ${feetAndInches(PICKET)} high, and a person beside it.`,
  (frame) => {
    const kit = fenceKit('cedar', PICKET / 12)
    const [first, hinge, latch] = [54, 54 + BAY, 54 + BAY + GATE + POST]
    return [
      person(frame, { x: -30, height: 67, pose: 'rest' }),
      kit.bay(frame, [first, hinge], PICKET),
      kit.leaf(frame, hinge + POST / 2 + 0.75, latch - POST / 2 - 0.75, PICKET),
      kit.posts(frame, [first, hinge, latch], PICKET, 0),
      notate(uprightDimension(frame, { x: first - 2.5, from: 0, to: PICKET, text: feetAndInches(PICKET), offset: 12 })),
    ].join('')
  },
)
export const choiceCedar = choice('Two sections of cedar board fence', 'cedar', 6)
export const choiceVinyl = choice('Two sections of vinyl fence', 'vinyl', 6)
export const choiceRanchRail = choice('Two sections of ranch rail fence', 'ranch-rail', 4)
