import type { Frame } from '../../../drawing/frame.ts'
import { bar, barEdges, box, legiblePitch, steps } from '../../../drawing/in-inches.ts'
import { polygon } from '../../../drawing/paths.ts'
import { outline, strap, thinParts } from '../../../drawing/shapes.ts'
import { type Bay, POST } from './board-fence.ts'

const PICKET = 3.5
const PITCH = 6

/** A pointed picket centered at `x`. */
function picket(frame: Frame, x: number, bottom: number, top: number): string {
  const { left, right } = barEdges(frame, x, PICKET)
  const [shoulder, foot] = [frame.y(top - 3), frame.y(bottom)]
  return polygon([
    [left, foot],
    [left, shoulder],
    [(left + right) / 2, frame.y(top)],
    [right, shoulder],
    [right, foot],
  ])
}

/** Centers of the pickets between two posts, `pitch` apart, with equal margins. */
function bayMiddles(from: number, to: number, pitch: number): number[] {
  const count = Math.round((to - from - POST) / pitch)
  const margin = (to - from - (count - 1) * pitch) / 2
  return steps(from + margin, to - margin, pitch)
}

/** Pickets on two rails. Each bay is a pair of post centers. */
export function picketBays(frame: Frame, bays: readonly Bay[], height: number): string {
  const rails = bays.flatMap(([from, to]) => [9, height - 12].map((y) => box(frame, from, y, to, y + 3.5)))
  const boards = bays.flatMap(([from, to]) => bayMiddles(from, to, legiblePitch(frame, PITCH)).map((x) => picket(frame, x, 2.5, height)))
  return thinParts(frame, 'post', ...rails) + thinParts(frame, 'wood', ...boards)
}

/** Posts with pointed caps, drawn `below` inches into the ground. */
export function cappedPosts(frame: Frame, middles: readonly number[], height: number, below = 0): string {
  const caps = middles.map((x) => {
    const { left, right } = barEdges(frame, x, POST)
    const [base, tip] = [frame.y(height), frame.y(height + 4.5)]
    return polygon([
      [left - 2, base],
      [left - 2, base - frame.size(1.2)],
      [(left + right) / 2, tip],
      [right + 2, base - frame.size(1.2)],
      [right + 2, base],
    ])
  })
  return outline('post', ...middles.map((x) => bar(frame, x, POST, -below, height)), ...caps)
}

/** A walk gate with hinges on the left and picket tops that rise toward the middle. */
export function picketGate(frame: Frame, from: number, to: number, height: number): string {
  const [left, right] = [from + 1, to - 1]
  const count = Math.round((right - left) / legiblePitch(frame, PITCH))
  const pitch = (right - left) / count
  const middles = Array.from({ length: count }, (_, index) => left + pitch * (index + 0.5))
  const rise = (x: number) => 5 * Math.sin((Math.PI * (x - left)) / (right - left))
  const rails = [9, height - 12].map((y) => box(frame, left, y, right, y + 3.5))
  const brace = polygon([
    [frame.x(left + 1), frame.y(12.5)],
    [frame.x(left + 6), frame.y(12.5)],
    [frame.x(right - 1), frame.y(height - 12)],
    [frame.x(right - 6), frame.y(height - 12)],
  ])
  const hinges = [10.75, height - 10.25].map((y) => `M${frame.x(left - 2)} ${frame.y(y)}H${frame.x(left + 9)}`)
  const boards = middles.map((x) => picket(frame, x, 3, height - 1 + rise(x)))
  return (
    thinParts(frame, 'post', ...rails, brace) + thinParts(frame, 'wood', ...boards) + strap(hinges.join(''), frame.scale > 1.5 ? 3.5 : 2)
  )
}
