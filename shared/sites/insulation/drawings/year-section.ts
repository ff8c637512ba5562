import { createDrawing } from '../../../drawing/create-drawing.ts'
import { createFrame } from '../../../drawing/frame.ts'
import { studWall } from '../../../trades/foam/drawing/stud-wall.ts'

const BAY = 130
const SCALE = 0.4

/** Repeated once for each year of the business: one bay of a framed wall, full of foam. */
export const yearSection = createDrawing('One bay of a framed wall for each year, full of foam.', {
  width: Math.round(BAY * SCALE),
  height: 40,
  markup: studWall(createFrame({ scale: SCALE, left: 0, ground: 40, dense: true }), {
    origin: 0,
    pitch: BAY,
    bays: [0, 0],
    filled: () => 1,
  }),
})
