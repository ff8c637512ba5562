import type { Frame } from '../../../drawing/frame.ts'
import { legiblePitch, steps } from '../../../drawing/in-inches.ts'
import { rect } from '../../../drawing/paths.ts'
import { slats, thinParts } from '../../../drawing/shapes.ts'
import { leafFrame } from './steel-fence.ts'

export const SLAT = 5.5
export const SLAT_GAP = 0.5
const PITCH = SLAT + SLAT_GAP

type Range = readonly [from: number, to: number]

/**
 * `count` slats, each with a gap above it, that fill the height. All gaps have the same number of pixels; the heights of the slats may differ
 * by one.
 */
export function evenSlats(frame: Frame, [from, to]: Range, [bottom, top]: Range, count: number, gap: number): string[] {
  const pixels = Math.max(Math.round(frame.size(gap)), frame.scale < 1.5 ? 1 : 2)
  return steps(0, count - 1, 1).map((index) => {
    const edge = (slat: number) => frame.y(bottom + ((top - bottom) * slat) / count)
    return rect(frame.x(from), edge(index + 1) + pixels, frame.x(to), edge(index))
  })
}

/** Whole slats from `air` inches above the ground up, with a gap below the lowest. A slat and its gap are 6", so they fill any multiple of 6". */
export function wholeSlats(frame: Frame, from: number, to: number, height: number, air = 0): string {
  const count = Math.round(height / legiblePitch(frame, PITCH, 4.4))
  return thinParts(frame, 'wood', ...evenSlats(frame, [from, to], [air + SLAT_GAP, air + height + SLAT_GAP], count, SLAT_GAP))
}

/** A gate leaf: slats in a steel frame. */
export function slattedLeaf(frame: Frame, from: number, to: number, [bottom, top]: readonly [number, number]): string {
  const count = Math.round((top - bottom - 5) / PITCH)
  const boards = evenSlats(frame, [from + 2.5, to - 2.5], [bottom + 3.1, top - 1.9], count, 1.2)
  return leafFrame(frame, [from, to], bottom, top) + slats('wood', ...boards)
}
