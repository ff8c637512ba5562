import type { Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { createNoise } from '../../../drawing/noise.ts'
import { line, polygon } from '../../../drawing/paths.ts'
import { detail, outline } from '../../../drawing/shapes.ts'

/** Coursed stone: horizontal joints about 4 1/2" apart, vertical joints at random positions. */
export function stoneFace(frame: Frame, [x1, y1, x2, y2]: readonly [number, number, number, number], seed: number): string {
  const noise = createNoise(seed)
  const courses = Math.max(Math.round((y2 - y1) / 4.75), 1)
  const height = (y2 - y1) / courses
  const joints: string[] = []
  for (let course = 0; course < courses; course++) {
    const [low, high] = [frame.y(y1 + course * height), frame.y(y1 + (course + 1) * height)]
    if (course > 0) joints.push(line(frame.x(x1), low, frame.x(x2), low))
    for (let x = x1 + 4 + noise() * 7; x < x2 - 3; x += 7 + noise() * 8) joints.push(line(frame.x(x), low, frame.x(x), high))
  }
  return outline('stone', box(frame, x1, y1, x2, y2)) + detail(...joints)
}

/** A cut-stone cap with a sloped top, which overhangs the pillar by `over` inches on each side. */
export function pillarCap(frame: Frame, [left, right]: readonly [number, number], base: number, top: number, over = 2.5): string {
  const [x1, x2, low, high] = [frame.x(left - over), frame.x(right + over), frame.y(base), frame.y(top)]
  const lip = (low - high) * 0.55
  return outline(
    'concrete',
    polygon([
      [x1, low],
      [x1, low - lip],
      [x1 + frame.size(6), high],
      [x2 - frame.size(6), high],
      [x2, low - lip],
      [x2, low],
    ]),
  )
}
