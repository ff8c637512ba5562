import { createDrawing } from '../../../drawing/create-drawing.ts'
import { createFrame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { outline } from '../../../drawing/shapes.ts'
import { boards, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'

const BAY = 96
const SCALE = 0.55

/** Repeated once for each year of the business, so it ends where the next one begins. */
export const yearSection = createDrawing('One section of fence for each year.', {
  width: Math.round(BAY * SCALE),
  height: 40,
  markup: section(),
})

function section(): string {
  const frame = createFrame({ scale: SCALE, left: 0, ground: 40, dense: true })
  return [boards(frame, [0, BAY], 2, 66), outline('post', box(frame, 0, 66, BAY, 69)), woodPosts(frame, [2], 70)].join('')
}
