import type { Frame } from '../../../drawing/frame.ts'
import { bar, box } from '../../../drawing/in-inches.ts'
import { outline } from '../../../drawing/shapes.ts'
import { foam, foamStrip } from './foam.ts'

export const CEILING = 0.6
const JOIST = { width: 1.5, depth: 5.5 }

/** Section through an attic floor, across the joists: ceiling below, foam between and over the joists. */
export function atticFloor(frame: Frame, joists: readonly number[], thickness: number): string {
  const [left, right] = [Math.min(...joists) - 8, Math.max(...joists) + 8]
  const cover = foamStrip({
    from: [frame.x(right), frame.y(CEILING)],
    to: [frame.x(left), frame.y(CEILING)],
    depth: frame.size(thickness) - 2,
    seed: 331,
    lump: 24,
  })
  return [
    foam(cover),
    outline('post', ...joists.map((x) => bar(frame, x, JOIST.width, CEILING, CEILING + JOIST.depth))),
    outline('paper', box(frame, left, 0, right, CEILING)),
  ].join('')
}
