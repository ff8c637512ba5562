import { steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { notate, uprightDimension } from '../../../drawing/notation.ts'
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

export const choicePicket = choice('Two sections of picket fence', 'cedar', 3.5)
export const choiceCedar = choice('Two sections of cedar board fence', 'cedar', 6)
export const choiceVinyl = choice('Two sections of vinyl fence', 'vinyl', 6)
export const choiceRanchRail = choice('Two sections of ranch rail fence', 'ranch-rail', 4)
