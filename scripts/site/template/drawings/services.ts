/** Each service's row, its mark and its run: the house, and what is done to it. */
import type { Frame } from '../../../../shared/drawing/frame.ts'
import { box, shape, steps } from '../../../../shared/drawing/in-inches.ts'
import { feetAndInches } from '../../../../shared/drawing/lengths.ts'
import { levelDimension, notate } from '../../../../shared/drawing/notation.ts'
import { hidden, outline, solid } from '../../../../shared/drawing/shapes.ts'
import { dashHouse, drawHouse, house } from './house.ts'
import { createMark, createRow, createRun, type Span } from './views.ts'

const patch = { left: 172, right: 232, low: 122, high: 162 }
const addition = { left: house.width, right: house.width + 96, height: 96 }
const lot = 480

/** The roof with a part of it taken off. */
function repairedHouse(frame: Frame): string {
  const { left, right, low, high } = patch
  const gap = box(frame, left, low, right, high)
  const size = levelDimension(frame, { from: left, to: right, y: house.ridge, text: feetAndInches(right - left), offset: 14 })
  return drawHouse(frame) + solid('paper', gap) + hidden(gap) + notate(size)
}

/** The house and the room that is to come. */
function extendedHouse(frame: Frame): string {
  const { left, right, height } = addition
  const room = box(frame, left, 1, right, height)
  const size = levelDimension(frame, { from: left, to: right, y: height, text: feetAndInches(right - left), offset: 22 })
  return drawHouse(frame) + hidden(room) + notate(size)
}

/** The neighbors along the street; `own` draws the house whose left wall is the zero. */
function street(frame: Frame, { from, to }: Span, own: string): string {
  const neighbors = steps(Math.ceil(from / lot) * lot - lot, to, lot).filter((x) => x !== 0)
  return neighbors.map((x) => drawHouse(frame, x)).join('') + own
}

const repairLabel = `A house ${feetAndInches(house.width)} long, with a section of its roof removed, ${feetAndInches(patch.right - patch.left)} wide.`
const newWorkLabel = `A house ${feetAndInches(house.width)} long, with a new room beside it in dashes, ${feetAndInches(addition.right - addition.left)} wide.`

export const repairRow = createRow(repairLabel, repairedHouse)
export const newWorkRow = createRow(newWorkLabel, extendedHouse)
export const repairRun = createRun(repairLabel, house.ridge, (frame, span) => street(frame, span, repairedHouse(frame)))
export const newWorkRun = createRun(newWorkLabel, house.ridge, (frame, span) => street(frame, span, extendedHouse(frame)))

export const notFoundRun = createRun(
  `A street of houses with a gap ${feetAndInches(house.width)} long where one is missing.`,
  house.ridge,
  (frame, span) => {
    const text = `${feetAndInches(house.width)} missing`
    const gap = levelDimension(frame, { from: 0, to: house.width, y: house.ridge, text })
    return street(frame, span, dashHouse(frame) + notate(gap))
  },
)

const smallHouse = (frame: Frame, left: number, right: number) => {
  const middle = (left + right) / 2
  const roof = shape(frame, [
    [left - 3, 22],
    [middle, 40],
    [right + 3, 22],
  ])
  return outline('wood', box(frame, left, 1, right, 22)) + outline('stone', roof)
}

export const repairMark = createMark((frame) => {
  const gap = box(frame, 32, 25, 40, 31)
  return smallHouse(frame, 14, 48) + solid('paper', gap) + hidden(gap)
})

export const newWorkMark = createMark((frame) => smallHouse(frame, 8, 38) + hidden(box(frame, 38, 2, 56, 18)))
