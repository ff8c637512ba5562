import type { Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { outline, strap } from '../../../drawing/shapes.ts'
import { type Bay, brace } from './board-fence.ts'

const RAIL = 5.5

/** Bottom and top of each rail: three rails, or four from 5' up. The top rail ends 3" below the top of the posts. */
function railLevels(height: number): (readonly [bottom: number, top: number])[] {
  const count = height >= 60 ? 4 : 3
  const pitch = (height - 3 - RAIL - 8) / (count - 1)
  return Array.from({ length: count }, (_, index) => [8 + index * pitch, 8 + index * pitch + RAIL] as const)
}

export function ranchRails(frame: Frame, [from, to]: Bay, height: number): string {
  return outline('wood', ...railLevels(height).map(([bottom, top]) => box(frame, from, bottom, to, top)))
}

/** A gate leaf: rails between two stiles, with a brace. */
export function railLeaf(frame: Frame, hinge: number, latch: number, height: number): string {
  const [from, to] = hinge < latch ? [hinge, latch] : [latch, hinge]
  const inward = hinge < latch ? 1 : -1
  const levels = railLevels(height)
  const [low, high] = [levels[0]?.[0] ?? 8, levels.at(-1)?.[1] ?? height - 3]
  const stiles = [box(frame, from, low - 1, from + 3.5, high + 1), box(frame, to - 3.5, low - 1, to, high + 1)]
  const hinges = [low + 2, high - 3].map((y) => `M${frame.x(hinge - inward * 2)} ${frame.y(y)}H${frame.x(hinge + inward * 8)}`)
  return [
    outline('wood', ...levels.map(([bottom, top]) => box(frame, from, bottom, to, top))),
    outline('post', brace(frame, hinge + inward * 3.5, latch - inward * 3.5, low + RAIL, high - RAIL, 4), ...stiles),
    strap(hinges.join(''), frame.scale > 1.5 ? 3.5 : 2),
  ].join('')
}
