import type { Frame } from '../../../drawing/frame.ts'
import { box, level } from '../../../drawing/in-inches.ts'
import { createNoise } from '../../../drawing/noise.ts'
import { circle } from '../../../drawing/paths.ts'
import { outline, path } from '../../../drawing/shapes.ts'

/** Dots in concrete, in a rectangle given in inches. */
function grains(frame: Frame, [left, bottom, right, top]: readonly [number, number, number, number], seed: number): string {
  const noise = createNoise(seed)
  const area = frame.size(right - left) * frame.size(top - bottom)
  const spots = Array.from({ length: Math.round(area / 420) }, () =>
    circle(frame.x(left + (right - left) * noise()), frame.y(bottom + (top - bottom) * (0.06 + 0.88 * noise())), noise() < 0.4 ? 1 : 0.7),
  )
  return path({ fill: 'var(--line)', 'fill-opacity': 0.42 }, ...spots)
}

/** A concrete stem wall on its footing, seen from the side. Its top is at 0. */
export function stemWall(frame: Frame, from: number, to: number): string {
  const [bottom, footing] = [-26, -33]
  return [
    outline('stone', box(frame, from - 4, bottom, to + 4, 0)),
    grains(frame, [from, bottom, to, -2], 61),
    outline('concrete', box(frame, from - 4, footing, to + 4, bottom)),
  ].join('')
}

/** A concrete slab. Its top is at 0. */
export function concreteSlab(frame: Frame, from: number, to: number, thickness: number): string {
  return outline('concrete', box(frame, from - 4, -thickness, to + 4, 0)) + grains(frame, [from, -thickness, to, -1], 67)
}

/** The liner on the soil: a thick dashed line in the accent color. */
export function liner(frame: Frame, from: number, to: number, y: number): string {
  return path(
    { fill: 'none', stroke: 'var(--accent)', 'stroke-width': frame.scale < 1 ? 2 : 2.5, 'stroke-dasharray': '7 4' },
    level(frame, from, to, y),
  )
}
