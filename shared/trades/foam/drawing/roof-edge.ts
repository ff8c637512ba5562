import type { Point } from '../../../drawing/paths.ts'
import { polygon } from '../../../drawing/paths.ts'
import { type Foam, foamStrip } from './foam.ts'

/** A symmetrical roof line in px, with both eaves at the same height. */
export type Roof = { left: Point; ridge: Point; right: Point }

const lowered = ([x, y]: Point, by: number): Point => [x, y + by]

/** The roof line moved inward by `thickness`, measured perpendicular to the slope. */
export function inset(roof: Roof, thickness: number): Roof {
  const by = thickness / Math.cos(slope(roof))
  return { left: lowered(roof.left, by), ridge: lowered(roof.ridge, by), right: lowered(roof.right, by) }
}

const slope = ({ left, ridge }: Roof) => Math.atan2(left[1] - ridge[1], ridge[0] - left[0])

/** Path data of a roof layer of `thickness`, cut vertically at the eaves. */
export function roofSkin(roof: Roof, thickness: number): string {
  const below = inset(roof, thickness)
  return polygon([roof.left, roof.ridge, roof.right, below.right, below.ridge, below.left])
}

/** The part of the roof line between `x` on the left and the mirrored position on the right. */
export function between(roof: Roof, x: number): Roof {
  const share = (x - roof.left[0]) / (roof.ridge[0] - roof.left[0])
  const y = roof.left[1] + (roof.ridge[1] - roof.left[1]) * share
  return { left: [x, y], ridge: roof.ridge, right: [2 * roof.ridge[0] - x, y] }
}

/** Foam below both slopes, mitered at the ridge and cut horizontally at the eaves. */
export function roofFoam(roof: Roof, depth: number, seed: number, lump = 13): Foam[] {
  const angle = slope(roof)
  const [atRidge, atEave] = [depth * Math.tan(angle), depth / Math.tan(angle)]
  const eave = Math.min(atEave, depth * 0.6)
  return [
    foamStrip({ from: roof.left, to: roof.ridge, depth, seed, lump, insets: [eave, atRidge] }),
    foamStrip({ from: roof.ridge, to: roof.right, depth, seed: seed + 1, lump, insets: [atRidge, eave] }),
  ]
}
