/** Two badges of 160 px: a ring with tape marks, a drawing, and one word. */

import type { Drawing } from '../../../content/site-types.ts'
import { createDrawing } from '../../../drawing/create-drawing.ts'
import { foam, foamStrip } from '../../../drawing/foam/foam.ts'
import { createFrame } from '../../../drawing/frame.ts'
import { box, level, strip, upright } from '../../../drawing/in-inches.ts'
import { label } from '../../../drawing/notation.ts'
import { circle, line } from '../../../drawing/paths.ts'
import { group, outline, path } from '../../../drawing/shapes.ts'

const SIZE = 160
const MIDDLE = SIZE / 2
const frame = createFrame({ scale: 1, left: 0, ground: SIZE })

/** Ticks around the ring, every fifth one longer. */
function ring(): string {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36
    const inner = index % 6 === 0 ? 66 : 70
    const at = (radius: number) => [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)] as const
    return line(...at(74), ...at(inner))
  })
  return (
    path({ fill: 'var(--paper,var(--ground))', stroke: 'var(--line)', 'stroke-width': 2 }, circle(MIDDLE, MIDDLE, 78)) +
    path({ fill: 'none', stroke: 'var(--second)' }, ...ticks) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }, circle(MIDDLE, MIDDLE, 61))
  )
}

function badge(text: string, word: string, ...markup: string[]): Drawing {
  const words = group(
    { fill: 'var(--ink)', 'font-size': 13, 'font-weight': 750, 'letter-spacing': '.06em', 'text-anchor': 'middle' },
    label([MIDDLE, 117], word),
  )
  return createDrawing(text, { width: SIZE, height: SIZE, markup: ring() + markup.join('') + words })
}

const bay = (x: number, depth: number, seed: number) =>
  foamStrip({ from: [frame.x(x), frame.y(116)], to: [frame.x(x), frame.y(64)], depth: -depth, seed, lump: 11 })

/** A filled stud bay with a check mark over it. */
export const badgeCertified = badge(
  'Badge: certified installers',
  'CERTIFIED',
  foam(bay(53, 25, 151), bay(83, 25, 153)),
  outline('post', ...[48, 78, 108].map((x) => box(frame, x, 64, x + 5, 116))),
  outline('post', box(frame, 45, 116, 116, 122)),
  path(
    { fill: 'none', stroke: 'var(--paper,var(--ground))', 'stroke-width': 11, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    strip(frame, [
      [64, 92],
      [76, 79],
      [98, 106],
    ]),
  ),
  path(
    { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    strip(frame, [
      [64, 92],
      [76, 79],
      [98, 106],
    ]),
  ),
)

/** A depth gauge in foam on a board. */
export const badgeMeasured = badge(
  'Badge: thickness measured and written down',
  'MEASURED',
  foam(foamStrip({ from: [frame.x(116), frame.y(66)], to: [frame.x(45), frame.y(66)], depth: 26, seed: 157, lump: 13 })),
  outline('wood', box(frame, 43, 58, 118, 66)),
  path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 3 }, upright(frame, 80, 66, 126), level(frame, 70, 90, 126)),
  path(
    { fill: 'none', stroke: 'var(--second)', 'stroke-width': 1.5 },
    ...[72, 78, 84, 90, 96, 102, 108, 114, 120].map((y) => level(frame, 80, y % 12 === 0 ? 91 : 87, y)),
  ),
)
