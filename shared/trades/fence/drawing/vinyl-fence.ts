import type { Frame } from '../../../drawing/frame.ts'
import { bar, barEdges, box, legiblePitch, uprights } from '../../../drawing/in-inches.ts'
import { polygon } from '../../../drawing/paths.ts'
import { detail, outline } from '../../../drawing/shapes.ts'
import { type Bay, boardJoints } from './board-fence.ts'

const VINYL_POST = 5
const RAIL = 5.5
const PLANK = 7

/** Interlocking planks between two deep rails. */
export function vinylPanel(frame: Frame, [from, to]: Bay, height: number, bottom = 2): string {
  const [low, high] = [bottom + RAIL, height - RAIL]
  return [
    outline('paper', box(frame, from, low, to, high)),
    detail(uprights(frame, boardJoints([from, to], legiblePitch(frame, PLANK)), low, high)),
    outline('paper', box(frame, from, bottom, to, low), box(frame, from, high, to, height)),
  ].join('')
}

/** Hollow posts with flat pyramid caps. */
export function vinylPosts(frame: Frame, middles: readonly number[], height: number, below = 0): string {
  const caps = middles.map((x) => {
    const { left, right } = barEdges(frame, x, VINYL_POST)
    const [base, eave, tip] = [frame.y(height), frame.y(height + 1.5), frame.y(height + 4)]
    return polygon([
      [left - 2, base],
      [left - 2, eave],
      [(left + right) / 2, tip],
      [right + 2, eave],
      [right + 2, base],
    ])
  })
  return outline('paper', ...middles.map((x) => bar(frame, x, VINYL_POST, -below, height)), ...caps)
}

/** A gate leaf that looks like a panel, with hinges. */
export function vinylLeaf(frame: Frame, hinge: number, latch: number, height: number): string {
  const [from, to] = hinge < latch ? [hinge, latch] : [latch, hinge]
  const inward = hinge < latch ? 1 : -1
  const plates = [12, height - 16].map((y) => box(frame, hinge - inward * 1.5, y, hinge + inward * 5, y + 3))
  return vinylPanel(frame, [from, to], height - 2, 3) + outline('line', ...plates)
}
