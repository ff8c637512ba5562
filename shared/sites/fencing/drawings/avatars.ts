import { createDrawing } from '../../../drawing/create-drawing.ts'
import { line, polygon, rect } from '../../../drawing/paths.ts'
import { outline, path, slats, strap } from '../../../drawing/shapes.ts'

const SIZE = 56
const MIDDLE = SIZE / 2

/** Half the width of the background circle at y, so that shapes end at its edge. */
function halfWidth(y: number): number {
  return Math.sqrt(Math.max(MIDDLE ** 2 - (y - MIDDLE) ** 2, 0))
}

/** The y where a vertical line at x meets the bottom edge of the background circle. */
function floor(x: number): number {
  return MIDDLE + halfWidth(x)
}

/** A horizontal band across the circle. */
function band(top: number, bottom: number): string {
  const reach = (y: number) => halfWidth(y) - 0.75
  return polygon([
    [MIDDLE - reach(top), top],
    [MIDDLE + reach(top), top],
    [MIDDLE + reach(bottom), bottom],
    [MIDDLE - reach(bottom), bottom],
  ])
}

function avatar(...parts: string[]) {
  const ground = `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${MIDDLE - 0.5}" fill="var(--raised)" stroke="var(--rule-2)"/>`
  return createDrawing('', { width: SIZE, height: SIZE, markup: ground + parts.join('') })
}

function picket(left: number): string {
  const right = left + 9
  return polygon([
    [left, floor(left)],
    [left, 21.5],
    [left + 4.5, 15],
    [right, 21.5],
    [right, floor(right)],
  ])
}

export const avatarPicket = avatar(outline('wood', ...[9.5, 23.5, 37.5].map(picket)), outline('post', band(33.5, 39.5)))

const post = (left: number) =>
  polygon([
    [left, floor(left)],
    [left, 14.5],
    [left + 5, 14.5],
    [left + 5, floor(left + 5)],
  ])

export const avatarGate = avatar(
  outline('wood', rect(15.5, 20.5, 40.5, 45.5)),
  slats('none', ...[21.5, 28, 34.5].map((x) => line(x, 20.5, x, 45.5))),
  outline(
    'post',
    polygon([
      [15.5, 40.5],
      [20.5, 40.5],
      [40.5, 27.5],
      [35.5, 27.5],
    ]),
    rect(15.5, 23.5, 40.5, 27.5),
    rect(15.5, 40.5, 40.5, 44.5),
    post(10.5),
    post(40.5),
  ),
  strap(line(13, 25.5, 23, 25.5) + line(13, 42.5, 23, 42.5), 2),
)

export const avatarSlat = avatar(
  outline('post', post(15.5), post(35.5)),
  path(
    { fill: 'color-mix(in srgb,var(--accent) 12%,var(--sunk))', stroke: 'var(--line)', 'stroke-width': 1.5 },
    ...[18.5, 25.5, 32.5, 39.5].map((y) => band(y, y + 5)),
  ),
)
