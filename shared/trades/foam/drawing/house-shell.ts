/** The shape of a house that is cut open, in inches: its origin is the outer face of the left wall's framing at grade. */

import type { Frame } from '../../../drawing/frame.ts'
import { box, level, upright } from '../../../drawing/in-inches.ts'
import type { Point } from '../../../drawing/paths.ts'
import { detail } from '../../../drawing/shapes.ts'
import type { Roof } from './roof-edge.ts'
import { EDGE } from './wall-floor-edge.ts'

const ROOM = 96
const CEILING = EDGE.floor + ROOM

export const HOUSE = { width: 290, room: ROOM, ceiling: CEILING, overhang: 16, pitch: 7 / 12, soil: -24 } as const

/** The height of the roof deck's top at `x`, on the left slope. */
export const roofAt = (x: number) => CEILING + 4 + x * HOUSE.pitch

/** The top of the roof deck, in px. */
export function roofOf(frame: Frame): Roof {
  const { width, overhang } = HOUSE
  const at = (x: number): Point => [frame.x(x), frame.y(roofAt(x))]
  const left = at(-overhang)
  return { left, ridge: at(width / 2), right: [2 * frame.x(width / 2) - left[0], left[1]] }
}

export const ceilingJoists: readonly Point[] = [
  [0, CEILING],
  [HOUSE.width, CEILING],
  [HOUSE.width - 12, CEILING + 7],
  [12, CEILING + 7],
]

/** A window, with its left edge at `left`. */
export function windowDetail(frame: Frame, left: number): string {
  const { floor } = EDGE
  return detail(
    box(frame, left, floor + 36, left + 46, floor + 78),
    upright(frame, left + 23, floor + 36, floor + 78),
    level(frame, left, left + 46, floor + 57),
  )
}

export function doorDetail(frame: Frame): string {
  const { floor } = EDGE
  return detail(box(frame, 178, floor, 214, floor + 80), level(frame, 206, 210, floor + 38))
}
