/** Small drawings: avatars of the testimonials, a badge, and the marks of what the business holds itself to. */
import { createDrawing } from '../../../../shared/drawing/create-drawing.ts'
import { box, level, upright } from '../../../../shared/drawing/in-inches.ts'
import { label } from '../../../../shared/drawing/notation.ts'
import { circle, line, polygon, polyline, rect } from '../../../../shared/drawing/paths.ts'
import { group, outline, path } from '../../../../shared/drawing/shapes.ts'
import { createMark } from './views.ts'

const pen = (token: string, width: number, ...data: string[]) =>
  path({ fill: 'none', stroke: `var(--${token})`, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...data)

const gable = (left: number, top: number, width: number) =>
  polygon([
    [left, top + width / 2],
    [left + width / 2, top],
    [left + width, top + width / 2],
  ])

function avatar(...parts: string[]) {
  const ground = '<circle cx="28" cy="28" r="28" fill="var(--sunk)"/>'
  return createDrawing('', { width: 56, height: 56, markup: ground + parts.join('') })
}

export const avatarHouse = avatar(outline('wood', rect(17.5, 28.5, 38.5, 43.5)), outline('stone', gable(13.5, 13, 29)))
export const avatarDoor = avatar(outline('post', rect(19.5, 12.5, 36.5, 44.5)), pen('line', 2, line(32, 30, 32.1, 30)))

const words = { fill: 'var(--ink)', 'font-size': 13, 'font-weight': 750, 'letter-spacing': '.06em', 'text-anchor': 'middle' }

export const badgeWritten = createDrawing('Badge: your quote is in writing.', {
  width: 160,
  height: 160,
  markup: [
    path({ fill: 'var(--paper,var(--ground))', stroke: 'var(--line)', 'stroke-width': 2 }, circle(80, 80, 78)),
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }, circle(80, 80, 66)),
    outline('paper', rect(60.5, 42.5, 99.5, 96.5)),
    pen('second', 1.5, ...[56, 66, 76].map((y) => line(68, y, 92, y))),
    pen('accent', 3, line(68, 88, 80, 88)),
    group(words, label([80, 120], 'IN WRITING')),
  ].join(''),
})

/** A tape, pulled out. */
export const valueMeasured = createMark((frame) => {
  const ticks = [12, 20, 28, 36, 44, 52].map((x) => upright(frame, x, 12, x % 16 === 12 ? 24 : 19))
  return outline('paper', box(frame, 4, 12, 58, 32)) + pen('second', 1.5, ...ticks) + pen('accent', 2, upright(frame, 58, 8, 32))
})

/** A sheet with its lines. */
export const valueWritten = createMark((frame) => {
  const lines = [32, 25, 18].map((y) => level(frame, 21, 41, y))
  return outline('paper', box(frame, 15, 1, 47, 41)) + pen('second', 1.5, ...lines) + pen('accent', 2, level(frame, 21, 31, 10))
})

/** A clock at the hour that was promised. */
export const valueOnTime = createMark((frame) => {
  const [x, y] = [frame.x(31), frame.y(22)]
  const hands = polyline([
    [x, y - 12],
    [x, y],
    [x + 8, y],
  ])
  return outline('paper', circle(x, y, 18)) + pen('accent', 2, hands)
})
