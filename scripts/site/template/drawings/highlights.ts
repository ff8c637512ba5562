/** The large drawing of the home page. Its keys 1 to 4 belong to the notes beside it (`homepage.highlights.items`). */
import { groundLine } from '../../../../shared/drawing/below-grade.ts'
import { createDrawing, type View } from '../../../../shared/drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../../shared/drawing/frame.ts'
import { box } from '../../../../shared/drawing/in-inches.ts'
import { feetAndInches } from '../../../../shared/drawing/lengths.ts'
import { key, levelDimension, notate, uprightDimension } from '../../../../shared/drawing/notation.ts'
import { outline } from '../../../../shared/drawing/shapes.ts'
import { drawHouse, house } from './house.ts'

const footing = 42

function dimensions(frame: Frame) {
  const { width, eave, ridge } = house
  return [
    levelDimension(frame, { from: 0, to: width, y: ridge, text: feetAndInches(width) }),
    uprightDimension(frame, { x: -14, from: 0, to: eave, text: feetAndInches(eave), offset: 14 }),
    uprightDimension(frame, { x: -14, from: -footing, to: 0, text: feetAndInches(footing), offset: 14, isBelow: true }),
  ]
}

function keys(frame: Frame) {
  const at = (x: number, y: number) => [frame.x(x), frame.y(y)] as const
  return [key('1', at(70, -24), at(7, -24)), key('2', at(18, 56)), key('3', at(186, 56), at(212, 50)), key('4', at(144, 150))]
}

function draw(width: number, ground: number, scale: number, left: number): View {
  const frame = createFrame({ scale, left, ground, dense: scale < 1 })
  const footings = [0, house.width - 12].map((x) => box(frame, x, -footing, x + 12, 0))
  const markup = [
    outline('concrete', ...footings),
    drawHouse(frame),
    groundLine(-20, width + 20, ground),
    notate(...dimensions(frame), ...keys(frame)),
  ]
  return { width, height: ground + Math.ceil(footing * scale) + 12, ground, markup: markup.join('') }
}

export const highlights = createDrawing(
  `A house ${feetAndInches(house.width)} long and ${feetAndInches(house.eave)} high at the eave, on footings ${feetAndInches(footing)} deep.`,
  draw(670, 390, 1.9, 96),
  draw(320, 202, 0.8, 72),
)
