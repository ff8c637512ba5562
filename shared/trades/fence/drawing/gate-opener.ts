import type { Frame } from '../../../drawing/frame.ts'
import { box, level } from '../../../drawing/in-inches.ts'
import { line } from '../../../drawing/paths.ts'
import { hidden, outline, solid, strap } from '../../../drawing/shapes.ts'

/** A gate opener: the motor box at the inner face of the left post, and the arm on the leaf. */
export function gateOpener(frame: Frame, face: number): string {
  const arm = line(frame.x(face + 9), frame.y(9), frame.x(face + 26), frame.y(16))
  return strap(arm, frame.scale > 1 ? 2.5 : 2) + outline('paper', box(frame, face + 1, 3, face + 11, 16))
}

/** The photo eye's light beam across the opening, between the inner faces of the posts. */
export function photoEye(frame: Frame, from: number, to: number): string {
  const eyes = [from, to - 2].map((x) => box(frame, x, 18, x + 2, 22))
  return hidden(level(frame, from + 2, to - 2, 20)) + solid('second', ...eyes)
}
