/** The plan beside the list of towns, and the map of the contact page. */
import { createDrawing, type View } from '../../../../shared/drawing/create-drawing.ts'
import { createFrame } from '../../../../shared/drawing/frame.ts'
import { box } from '../../../../shared/drawing/in-inches.ts'
import { feetAndInches } from '../../../../shared/drawing/lengths.ts'
import { label, levelDimension, notate, uprightDimension } from '../../../../shared/drawing/notation.ts'
import { paper } from '../../../../shared/drawing/paint.ts'
import { circle, line } from '../../../../shared/drawing/paths.ts'
import { detail, group, hidden, outline, path, solid } from '../../../../shared/drawing/shapes.ts'
import { settings } from '../settings.ts'

const lot = { width: 960, depth: 600 }
const home = { left: 300, right: 588, low: 150, high: 390 }

/** A lot from above, street side down. */
function plan(width: number, height: number, scale: number): View {
  const frame = createFrame({ scale, left: (width - lot.width * scale) / 2 + 26, ground: height - 26 })
  const dimensions = [
    levelDimension(frame, { from: 0, to: lot.width, y: lot.depth, text: feetAndInches(lot.width) }),
    levelDimension(frame, { from: home.left, to: home.right, y: home.high, text: feetAndInches(home.right - home.left) }),
    uprightDimension(frame, { x: 0, from: 0, to: lot.depth, text: feetAndInches(lot.depth), offset: 14 }),
  ]
  const markup = [
    outline('paper', box(frame, 0, 0, lot.width, lot.depth)),
    solid('concrete', box(frame, 660, 0, 780, 240)),
    solid('stone', box(frame, 420, 0, 468, home.low)),
    outline('wood', box(frame, home.left, home.low, home.right, home.high)),
    detail(line(frame.x(home.left), frame.y(270), frame.x(home.right), frame.y(270))),
    notate(...dimensions),
  ]
  return { width, height, markup: markup.join('') }
}

export const area = createDrawing(
  `Plan of a lot, ${feetAndInches(lot.width)} by ${feetAndInches(lot.depth)}: the house, the walk and the driveway.`,
  plan(656, 398, 0.55),
  plan(320, 228, 0.25),
)

/** Streets in a grid, and a dashed circle around the places that are served. */
function streetMap(width: number, reach: number): View {
  const [height, middle] = [450, width / 2]
  const across = [60, 130, 200, 320, 390].map((y) => line(0, y + 0.5, width, y + 0.5))
  const count = Math.floor(middle / 110)
  const down = Array.from({ length: count * 2 + 1 }, (_, index) => middle + (index - count) * 110 + 55.5)
  const name = { fill: 'var(--ink)', 'font-size': 22, 'font-weight': 750, 'text-anchor': 'middle' }
  const halo = { stroke: paper, 'stroke-width': 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
  const markup = [
    path({ fill: 'none', stroke: 'var(--rule-2)' }, ...across, ...down.map((x) => line(x, 0, x, height))),
    path({ fill: 'none', stroke: 'var(--rule-2)', 'stroke-width': 4 }, line(0, 260, width, 260)),
    hidden(circle(middle, 210, reach)),
    group({ ...name, ...halo }, label([middle, 218], settings.city)),
  ]
  return { width, height, markup: markup.join('') }
}

export const map = createDrawing(
  `Map of ${settings.city} with a dashed line around the area we serve.`,
  streetMap(2600, 180),
  streetMap(800, 130),
)
