/** Elevation of a framed wall from inside, with its stud bays empty or filled with foam. */

import type { Frame } from '../../../drawing/frame.ts'
import { bar, barEdges, box, steps } from '../../../drawing/in-inches.ts'
import { line, rect } from '../../../drawing/paths.ts'
import { detail, hidden, outline, path } from '../../../drawing/shapes.ts'
import { type Foam, foamBlock, foamFace, foamStrip } from './foam.ts'

export const STUD = 1.5
/** Bottom plate, 92 5/8" studs, two top plates. */
export const WALL_HEIGHT = 97.125
const PLATE = 1.5
const TOP = WALL_HEIGHT - 2 * PLATE
export const HEADER = 9.25

/** An opening from bay `first` to bay `last`, with the heights of its sill and head. */
export type Opening = { first: number; last: number; sill: number; head: number }

export type StudWall = {
  /** Center of stud 0. */
  origin: number
  /** Stud spacing, center to center. */
  pitch: number
  bays: readonly [first: number, last: number]
  opening?: Opening
  /** How full a bay is, from 0 to 1. */
  filled: (bay: number) => number
}

export const studAt = ({ origin, pitch }: StudWall, index: number) => origin + index * pitch

const isOpen = ({ opening }: StudWall, bay: number) => opening !== undefined && bay >= opening.first && bay <= opening.last

/** The framed parts of a bay: its full height, or the parts below and above the opening. */
function bayParts(wall: StudWall, bay: number): (readonly [bottom: number, top: number])[] {
  const { opening } = wall
  if (!opening || !isOpen(wall, bay)) return [[PLATE, TOP]]
  return [
    [PLATE, opening.sill - PLATE],
    [opening.head + HEADER, TOP],
  ]
}

function bayFoam(frame: Frame, wall: StudWall, bay: number): Foam[] {
  const share = wall.filled(bay)
  const left = barEdges(frame, studAt(wall, bay), STUD).right
  const { left: right } = barEdges(frame, studAt(wall, bay + 1), STUD)
  return bayParts(wall, bay).map(([bottom, top], part) => {
    const seed = 1000 + bay * 17 + part
    if (share >= 1) return foamBlock([left, frame.y(top)], [right, frame.y(bottom)], seed)
    const depth = frame.size(top - bottom) * share
    return foamStrip({ from: [right, frame.y(bottom)], to: [left, frame.y(bottom)], depth, seed, lump: (right - left) / 2 })
  })
}

const lumber = (...data: string[]) =>
  path({ fill: 'color-mix(in srgb,var(--accent) 24%,var(--paper,var(--ground)))', stroke: 'var(--line)', 'stroke-width': 1 }, ...data)

/** Foam, with studs, cripples and plates drawn over it. */
export function studWall(frame: Frame, wall: StudWall): string {
  const [first, last] = wall.bays
  const bays = steps(first, last, 1)
  const filled = bays.filter((bay) => wall.filled(bay) > 0)
  const full = filled.filter((bay) => wall.filled(bay) >= 1)
  const partly = filled.filter((bay) => wall.filled(bay) < 1)
  const studs = steps(first, last + 1, 1).flatMap((index) => {
    const isCripple = isOpen(wall, index) && isOpen(wall, index - 1)
    const parts = isCripple ? bayParts(wall, index) : [[PLATE, TOP] as const]
    return parts.map(([bottom, top]) => bar(frame, studAt(wall, index), STUD, bottom, top))
  })
  const [left, right] = [studAt(wall, first) - STUD, studAt(wall, last + 1) + STUD]
  const plates = [
    box(frame, left, 0, right, PLATE),
    box(frame, left, TOP, right, TOP + PLATE),
    box(frame, left, TOP + PLATE, right, WALL_HEIGHT),
  ]
  return [
    foamFace(...full.flatMap((bay) => bayFoam(frame, wall, bay))),
    ...partly.map((bay) => partlyFilled(bayFoam(frame, wall, bay))),
    lumber(...studs),
    lumber(...plates),
    openingFrame(frame, wall),
  ].join('')
}

/** Foam with an outline, because its top edge is visible. */
function partlyFilled(pieces: readonly Foam[]): string {
  return foamFace(...pieces) + path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }, ...pieces.map((piece) => piece.body))
}

function openingFrame(frame: Frame, wall: StudWall): string {
  const { opening } = wall
  if (!opening) return ''
  const { first, last, sill, head } = opening
  // Reuse the drawn edges of the studs: edges rounded separately could be a pixel off and look like a second line.
  const left = barEdges(frame, studAt(wall, first), STUD).right
  const right = barEdges(frame, studAt(wall, last + 1), STUD).left
  const between = (low: number, high: number) => rect(left, frame.y(high), right, frame.y(low))
  const middle = frame.x((studAt(wall, first) + studAt(wall, last + 1)) / 2)
  return [
    outline('paper', between(sill, head)),
    detail(line(middle, frame.y(sill), middle, frame.y(head))),
    outline('post', between(head, head + HEADER)),
    lumber(between(sill - PLATE, sill)),
  ].join('')
}

/** The clear opening, from stud to stud. */
export function openingSides(wall: StudWall, { first, last }: Opening): [number, number] {
  return [studAt(wall, first) + STUD / 2, studAt(wall, last + 1) - STUD / 2]
}

export function dashedBay(frame: Frame, wall: StudWall, bay: number): string {
  const inset = 2 / frame.scale
  const [left, right] = [studAt(wall, bay) + STUD / 2 + inset, studAt(wall, bay + 1) - STUD / 2 - inset]
  return hidden(box(frame, left, PLATE + inset, right, TOP - inset))
}
