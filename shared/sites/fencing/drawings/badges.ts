import { createDrawing } from '../../../drawing/create-drawing.ts'
import { label } from '../../../drawing/notation.ts'
import { circle, line, type Point, polygon, rect, roundedRect } from '../../../drawing/paths.ts'
import { detail, group, outline, path, solid } from '../../../drawing/shapes.ts'

const SIZE = 160
const MIDDLE = SIZE / 2

function at(angle: number, radius: number): Point {
  return [MIDDLE + radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle)]
}

function words(...lines: (readonly [y: number, text: string])[]): string {
  return group(
    { fill: 'var(--ink)', 'font-size': 17, 'font-weight': 750, 'letter-spacing': '-.01em', 'text-anchor': 'middle' },
    ...lines.map(([y, text]) => label([MIDDLE, y], text)),
  )
}

/** Graduation marks around the badge, every eighth one longer. */
function graduations(): string {
  const marks = Array.from({ length: 96 }, (_, index) => {
    const angle = (index * Math.PI) / 48
    const length = index % 8 === 0 ? 9 : 5
    return line(...at(angle, 77), ...at(angle, 77 - length))
  })
  return path({ fill: 'none', stroke: 'var(--second)' }, ...marks)
}

/** Three pickets on a ground line, at the top of the badge. */
function pickets(): string {
  const shapes = [60.5, 74.5, 88.5].map((left) =>
    polygon([
      [left, 71.5],
      [left, 48.5],
      [left + 5.5, 41.5],
      [left + 11, 48.5],
      [left + 11, 71.5],
    ]),
  )
  return (
    outline('post', rect(54.5, 57.5, 105.5, 62.5)) +
    outline('wood', ...shapes) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, line(46, 72, 114, 72))
  )
}

export const badgeLicensed = createDrawing('A round stamp with the words Licensed contractor.', {
  width: SIZE,
  height: SIZE,
  markup: [
    path({ fill: 'none', stroke: 'var(--second)', 'stroke-width': 1.75 }, circle(MIDDLE, MIDDLE, 78.5)),
    graduations(),
    path({ fill: 'none', stroke: 'var(--second)' }, circle(MIDDLE, MIDDLE, 64.5)),
    pickets(),
    words([97, 'Licensed'], [117, 'contractor']),
  ].join(''),
})

/** A measuring tape with marks. */
function tape(): string {
  const inches = Array.from({ length: 8 }, (_, index) => 14.5 + index * 8)
  const marks = inches.map((x, index) => line(x, 118.5, x, 118.5 + (index % 4 === 0 ? 11 : 6)))
  return [
    outline('wood', rect(8.5, 118.5, 120.5, 134.5)),
    path({ fill: 'none', stroke: 'var(--second)' }, ...marks),
    outline('post', rect(4.5, 116.5, 8.5, 142.5)),
  ].join('')
}

export const badgeMeasured = createDrawing('A tape measure with the words Measured twice.', {
  width: SIZE,
  height: SIZE,
  markup: [
    tape(),
    path({ fill: 'var(--paper,var(--ground))', stroke: 'var(--line)', 'stroke-width': 1.5 }, roundedRect(36.5, 20.5, 152.5, 136.5, 24)),
    detail(roundedRect(43.5, 27.5, 145.5, 129.5, 18)),
    outline('wood', circle(94.5, 57.5, 19)),
    solid('accent', circle(94.5, 57.5, 3)),
    detail(...[7, 11, 15].map((radius) => circle(94.5, 57.5, radius))),
    group({ transform: 'translate(14.5)' }, words([98, 'Measured'], [117, 'twice'])),
  ].join(''),
})
