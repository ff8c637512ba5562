/** A small house from its long side, in inches. */
import type { Frame } from '../../../../shared/drawing/frame.ts'
import { box, level, shape, steps, upright } from '../../../../shared/drawing/in-inches.ts'
import type { Point } from '../../../../shared/drawing/paths.ts'
import { detail, hidden, outline } from '../../../../shared/drawing/shapes.ts'

export const house = { width: 288, eave: 108, ridge: 176, door: { left: 126, right: 162, head: 84 } }

const windows = [36, 204].map((left) => ({ left, right: left + 48, sill: 36, head: 84 }))

const roofOutline = (x: number): Point[] => [
  [x - 14, house.eave],
  [x + 22, house.ridge],
  [x + house.width - 22, house.ridge],
  [x + house.width + 14, house.eave],
]

/** A house whose left wall stands at `x`. */
export function drawHouse(frame: Frame, x = 0): string {
  const { width, eave, ridge, door } = house
  const glass = windows.map(({ left, right, sill, head }) => box(frame, x + left, sill, x + right, head))
  const bars = windows.map(({ left, right, sill, head }) => {
    return upright(frame, x + (left + right) / 2, sill, head) + level(frame, x + left, x + right, (sill + head) / 2)
  })
  const courses = steps(eave + 12, ridge - 8, 12).map((y) => {
    const inset = ((y - eave) / (ridge - eave)) * 36 - 14
    return level(frame, x + inset, x + width - inset, y)
  })
  return [
    outline('wood', box(frame, x, 0, x + width, eave)),
    outline('stone', shape(frame, roofOutline(x))),
    outline('concrete', ...glass),
    outline('post', box(frame, x + door.left, 0, x + door.right, door.head)),
    detail(...courses, ...bars),
  ].join('')
}

/** The same house where it is not there: an idea, or a gap. */
export function dashHouse(frame: Frame, x = 0): string {
  const { width, eave, door } = house
  const openings = windows.map(({ left, right, sill, head }) => box(frame, x + left, sill, x + right, head))
  return hidden(
    box(frame, x, 1, x + width, eave),
    shape(frame, roofOutline(x)),
    ...openings,
    box(frame, x + door.left, 1, x + door.right, door.head),
  )
}
