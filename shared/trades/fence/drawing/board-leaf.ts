import type { Frame } from '../../../drawing/frame.ts'
import { box, legiblePitch, level, upright, uprights } from '../../../drawing/in-inches.ts'
import { detail, outline, strap } from '../../../drawing/shapes.ts'
import { BOARD, boardJoints, brace } from './board-fence.ts'

/** A gate leaf of boards up to `top`, with two rails, a brace, straps and a latch. */
export function boardLeaf(frame: Frame, hinge: number, latch: number, top: number): string {
  const [from, to] = hinge < latch ? [hinge, latch] : [latch, hinge]
  const inward = hinge < latch ? 1 : -1
  const [low, high] = [9, top - 13]
  const straps = [low, high].map((y) => level(frame, hinge - inward * 1.75, hinge + inward * 12.25, y + 2))
  const handle = latch - inward * 2.8
  return [
    outline('wood', box(frame, from, 3, to, top)),
    detail(uprights(frame, boardJoints([from, to], legiblePitch(frame, BOARD)), 3, top)),
    outline('post', brace(frame, hinge, latch, low + 4, high), ...[low, high].map((y) => box(frame, from, y, to, y + 4))),
    strap(straps.join(''), frame.scale > 1.5 ? 3.5 : 2),
    strap(upright(frame, handle, (top * 6) / 11, (top * 6) / 11 + 6), Math.max(Math.round(frame.size(1.2)), 3)),
  ].join('')
}
