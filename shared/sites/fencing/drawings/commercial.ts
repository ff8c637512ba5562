import { concreteFootings, dashedFootings } from '../../../drawing/below-grade.ts'
import type { Frame } from '../../../drawing/frame.ts'
import { steps } from '../../../drawing/in-inches.ts'
import { feetAndInches, inchesOnly } from '../../../drawing/lengths.ts'
import { leader, levelDimension, notate, uprightDimension } from '../../../drawing/notation.ts'
import { evenMiddles, spears, steelFootings, steelPickets, steelPosts, steelRails } from '../../../trades/fence/drawing/steel-fence.ts'
import { createRow, createRun, firstBay } from './views.ts'

const HEIGHT = 96
const POST_HEIGHT = 93
const BAY = 96
const PITCH = 4.75

const LABEL = `A steel fence with spear tops, ${feetAndInches(HEIGHT)} high, posts ${feetAndInches(BAY)} on center.`

function fence(frame: Frame, posts: readonly number[]): string {
  const bays = posts.slice(1).map((right, index) => [posts[index] ?? right, right] as const)
  const middles = bays.flatMap((bay) => evenMiddles(bay, PITCH))
  return (
    steelPickets(frame, middles, 4, HEIGHT - 3) + spears(frame, middles, HEIGHT) + steelRails(frame, bays, [HEIGHT - 9, HEIGHT - 21, 10])
  )
}

export const commercialRow = createRow(LABEL, { desktop: 112, phone: 54 }, (frame, isPhone) => {
  const posts = steps(0, BAY * 2, BAY)
  const height = uprightDimension(frame, { x: -1.25, from: 0, to: HEIGHT, text: feetAndInches(HEIGHT), offset: isPhone ? 9 : 16 })
  const bay = levelDimension(frame, { from: 0, to: BAY, y: HEIGHT, text: `${feetAndInches(BAY)} o.c.`, offset: 19 })
  return [
    dashedFootings(frame, steelFootings(posts)),
    fence(frame, posts),
    steelPosts(frame, posts, POST_HEIGHT),
    notate(height, ...(isPhone ? [] : [bay])),
  ].join('')
})

export const commercialRun = createRun(LABEL, { height: HEIGHT, depth: 34 }, (frame, { from, to, isPhone }) => {
  const posts = steps(-BAY * Math.ceil(-from / BAY), to + BAY, BAY)
  const spacing = BAY * (isPhone ? 1.5 : 3.5)
  const note = [frame.x(spacing), frame.y(HEIGHT)] as const
  return [
    concreteFootings(frame, steelFootings(posts)),
    fence(frame, posts),
    steelPosts(frame, posts, POST_HEIGHT, 30),
    notate(
      levelDimension(frame, { ...firstBay(isPhone, BAY), y: HEIGHT, text: `${feetAndInches(BAY)} o.c.` }),
      leader(
        [note[0], note[1] + 4],
        [note[0] + 14, note[1] - 26],
        isPhone ? `${feetAndInches(HEIGHT)} high` : `${feetAndInches(HEIGHT)} high, pickets every ${inchesOnly(PITCH)}`,
      ),
    ),
  ].join('')
})
