import type { Frame } from '../frame.ts'
import { box, steps } from '../in-inches.ts'
import { pickets, slats } from '../shapes.ts'
import { leafFrame } from './steel-fence.ts'

export const SLAT = 5.5
export const SLAT_GAP = 0.5
const PITCH = SLAT + SLAT_GAP

/** Whole slats from the ground up, with a gap below the lowest. A slat and its gap are 6", so they fill any multiple of 6". */
export function wholeSlats(frame: Frame, from: number, to: number, height: number): string {
  const count = Math.round(height / PITCH)
  return pickets(
    frame,
    'wood',
    ...steps(0, count - 1, 1).map((index) => box(frame, from, index * PITCH + SLAT_GAP, to, index * PITCH + PITCH - 0.05)),
  )
}

/** A gate leaf: slats in a steel frame. */
export function slattedLeaf(frame: Frame, from: number, to: number, [bottom, top]: readonly [number, number]): string {
  const count = Math.round((top - bottom - 5) / PITCH)
  const pitch = (top - bottom - 5) / count
  const boards = steps(0, count - 1, 1).map((index) => {
    const y = bottom + 2.5 + index * pitch
    return box(frame, from + 2.5, y + 0.6, to - 2.5, y + pitch - 0.6)
  })
  return leafFrame(frame, [from, to], bottom, top) + slats('wood', ...boards)
}
