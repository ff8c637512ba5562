/** Plan of a 2x6 wall, with the outside at the top and the inner face of the drywall at 0. */

import type { Frame } from '../../../drawing/frame.ts'
import { box } from '../../../drawing/in-inches.ts'
import { line } from '../../../drawing/paths.ts'
import { outline, path } from '../../../drawing/shapes.ts'
import { type Foam, foam, foamBlock, foamStrip } from './foam.ts'
import { STUD } from './stud-wall.ts'

export const PITCH = 16
const STUD_DEPTH = 5.5
/** Positions of layers in inches, from the inner face of the drywall outward. */
const DRYWALL = 1
export const STUDS = DRYWALL + STUD_DEPTH
const SHEATHING = STUDS + 0.7
const SIDING = [SHEATHING + 0.2, SHEATHING + 1.4] as const
export const WALL_DEPTH = SIDING[1]

/** Cross section of a stud: an outline with diagonals. */
function studSection(frame: Frame, x: number): string {
  const [left, right] = [x - STUD / 2, x + STUD / 2]
  const diagonals = [
    line(frame.x(left), frame.y(DRYWALL), frame.x(right), frame.y(STUDS)),
    line(frame.x(left), frame.y(STUDS), frame.x(right), frame.y(DRYWALL)),
  ]
  return (
    outline('post', box(frame, left, DRYWALL, right, STUDS)) +
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-opacity': 0.42 }, ...diagonals)
  )
}

/** Foam on the sheathing: lumpy if it does not fill the bay, flat if it was trimmed flush with the studs. */
function bayFoam(frame: Frame, stud: number, thickness: number): Foam {
  const [left, right] = [frame.x(stud + STUD / 2), frame.x(stud + PITCH - STUD / 2)]
  const top = frame.y(STUDS)
  if (thickness >= STUD_DEPTH) return foamBlock([left, top], [right, frame.y(DRYWALL)], 320 + stud)
  return foamStrip({ from: [left, top], to: [right, top], depth: frame.size(thickness) - 1.5, seed: 300 + stud, lump: 15 })
}

/** `isFinished` adds the drywall. */
export function wallPlan(frame: Frame, studs: readonly number[], thickness: number, isFinished = true): string {
  const ends = [Math.min(...studs) - STUD / 2, Math.max(...studs) + STUD / 2] as const
  return [
    outline('siding', box(frame, ends[0], SIDING[0], ends[1], SIDING[1])),
    outline('sheathing', box(frame, ends[0], STUDS, ends[1], SHEATHING)),
    isFinished ? outline('paper', box(frame, ends[0], 0, ends[1], DRYWALL)) : '',
    foam(...studs.slice(0, -1).map((stud) => bayFoam(frame, stud, thickness))),
    ...studs.map((stud) => studSection(frame, stud)),
  ].join('')
}
