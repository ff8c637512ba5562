import type { View } from '../../drawing/create-drawing.ts'
import { createFrame } from '../../drawing/frame.ts'
import { steps } from '../../drawing/in-inches.ts'
import { inchesOnly } from '../../drawing/lengths.ts'
import { leader, levelDimension, notate } from '../../drawing/notation.ts'
import type { Point } from '../../drawing/paths.ts'
import { group } from '../../drawing/shapes.ts'
import { atticFloor, CEILING } from './drawing/attic-floor.ts'
import { breakLine } from './drawing/break-line.ts'
import { cutBuilding } from './drawing/cut-building.ts'
import { deckAt, eave, FOOT, WALL_INSIDE } from './drawing/eave.ts'
import { GIRT, metalWall, PANEL, RIB } from './drawing/metal-wall.ts'
import { foamNote } from './drawing/notes.ts'
import { CRAWL_SOIL, edgeSection } from './drawing/rim-edge.ts'
import { STUD } from './drawing/stud-wall.ts'
import { EDGE } from './drawing/wall-floor-edge.ts'
import { PITCH, STUDS, WALL_DEPTH, wallPlan } from './drawing/wall-plan.ts'
import type { FoamPlace } from './foam-offer.ts'
import { frameFor, isSmall, nameOf, onCenter, type Section, type SectionWords, stripLeft, stripOf, thicknessOf } from './section-frame.ts'

export type SectionJob = { place: FoamPlace; inches: number; rValue: number }

/** Width of the cut building beside the section, in px, and its scale in px per inch. */
const BUILDING = { width: 400, scale: 1.1, left: 26 } as const

/**
 * Draws a section through the insulated place, to scale, with the foam at its true thickness. Wide drawings begin with the whole building,
 * where a key shows the place of the section. It stands on the lower edge, and its foundation continues below.
 */
export function drawSection({ place, inches, rValue }: SectionJob, words: SectionWords, width: number): View {
  const height = heightOf(width)
  const left = width < 900 ? 0 : BUILDING.width
  const name = left === 0 ? undefined : 'A'
  const section: Section = { inches, value: `${inchesOnly(inches)} R-${rValue}`, words, width: width - left, height, name }
  const markup = sections[place](section)
  if (!name) return { width, height, markup }
  const building = cutBuilding(createFrame({ ...BUILDING, ground: height }), place, name)
  return { width, height, markup: group({ transform: `translate(${left} 0)` }, markup) + building }
}

const heightOf = (width: number) => (width < 500 ? 260 : 370)

/** Between a section that has a height of its own and the ground of the page, in px. */
const aboveGround = (section: Section) => (isSmall(section) ? 24 : 34)

/** Walls are thin, so fewer bays at a larger scale fill the drawing and show the foam's thickness better. */
const wallScale = 1.65

function walls(section: Section): string {
  const { count, scale } = stripOf(section, PITCH, STUD / 2, wallScale)
  const left = stripLeft(section)
  const frame = frameFor(section, { scale, left, bottom: 0, top: WALL_DEPTH })
  const note: Point = [frame.x(PITCH * 0.3), frame.y(STUDS - section.inches / 2)]
  return (
    wallPlan(frame, steps(0, count * PITCH, PITCH), section.inches) +
    notate(
      levelDimension(frame, { from: 0, to: PITCH, y: WALL_DEPTH, text: onCenter(section, PITCH), offset: 18 }),
      thicknessOf(frame, section, -STUD / 2, STUDS - section.inches),
      leader(note, [note[0] + 14, frame.y(0) + 22], section.words.foam),
      ...nameOf(section),
      // Beyond the only bay there is no room for words.
      ...(isSmall(section)
        ? []
        : [leader([frame.x(PITCH), frame.y(3)], [frame.x(PITCH) + (count > 1 ? 16 : -16), frame.y(0) + 22], section.words.studs)]),
    )
  )
}

function atticFloorSection(section: Section): string {
  const { count, scale } = stripOf(section, PITCH)
  const left = stripLeft(section) + 8 * scale
  const joists = steps(0, (count - 1) * PITCH, PITCH)
  const frame = frameFor(section, { scale, left, bottom: 0, top: section.inches })
  const last = joists.at(-1) ?? 0
  return (
    atticFloor(frame, joists, section.inches) +
    notate(
      thicknessOf(frame, section, -8, CEILING),
      levelDimension(frame, { from: 0, to: PITCH, y: 0, text: onCenter(section, PITCH), offset: -20 }),
      leader(
        [frame.x(PITCH * 0.9), frame.y(section.inches * 0.7)],
        [frame.x(PITCH * 0.9) - 14, frame.y(section.inches) - 20],
        section.words.foam,
      ),
      ...nameOf(section),
      ...(last < 2 * PITCH ? [] : [leader([frame.x(last), frame.y(3)], [frame.x(last) - 16, frame.y(0) + 22], section.words.joists)]),
    )
  )
}

function roofDeck(section: Section): string {
  const inside = isSmall(section) ? 80 : 112
  const below = aboveGround(section)
  const scale = (section.height - 12 - below) / (deckAt(inside) + 2 - FOOT)
  const left = isSmall(section) ? 60 : Math.round((section.width - (inside - 20) * scale) / 2)
  const frame = frameFor(section, { scale, left, bottom: FOOT - below / scale })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  // Narrow drawings have room for the note only near the wall.
  const [dot, end] = isSmall(section) ? [inside * 0.35, at(inside * 0.42, 15)] : [inside * 0.5, at(inside * 0.6, 19)]
  return (
    eave(frame, inside, section.inches, 0) +
    breakLine([frame.x(-2.2) - 14, frame.y(FOOT)], [frame.x(WALL_INSIDE) + 14, frame.y(FOOT)]) +
    breakLine([frame.x(inside), frame.y(deckAt(inside)) - 14], [frame.x(inside), frame.y(-0.8) + 14]) +
    notate(
      foamNote(at(dot, deckAt(dot) - section.inches / 2 - 1), end, [section.words.foam, section.value]),
      leader(at(inside * 0.3, deckAt(inside * 0.3) + 0.4), at(inside * 0.3 - 14, deckAt(inside * 0.3) + 16), section.words.roofDeck),
      ...nameOf(section, [left - 20, frame.y(deckAt(0)) - 60]),
    )
  )
}

function underFloor(foamAt: 'stem' | 'rim') {
  return (section: Section): string => {
    const top = 44
    const below = aboveGround(section)
    const scale = (section.height - 12 - below) / (top - EDGE.footing.bottom)
    const left = isSmall(section) ? 66 : Math.round(section.width / 2 - 25 * scale)
    const inside = (section.width - left - (isSmall(section) ? 20 : 6)) / scale
    const frame = frameFor(section, { scale, left, bottom: EDGE.footing.bottom - below / scale })
    const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
    const thickness = { stem: 0, rim: 0, wall: 0, [foamAt]: section.inches }
    const [dot, end] = foamAt === 'stem' ? [at(8 + section.inches / 2, 2), at(24, 5)] : [at(1.5 + section.inches / 2, 23), at(20, 41)]
    return (
      edgeSection(frame, { inside, top }, thickness) +
      breakLine([frame.x(EDGE.siding) - 14, frame.y(top)], [frame.x(EDGE.stud) + 14, frame.y(top)]) +
      breakLine([frame.x(inside), frame.y(EDGE.floor) - 14], [frame.x(inside), frame.y(CRAWL_SOIL) + 14]) +
      notate(
        ...nameOf(section, [left - 34, 24]),
        foamNote(dot, end, [section.words.foam, section.value]),
        foamAt === 'stem'
          ? leader(at(44, CRAWL_SOIL), at(47, CRAWL_SOIL + 9), section.words.liner)
          : leader(at(0.8, 19), isSmall(section) ? at(20, 6) : at(-12, 32), section.words.rimJoist),
      )
    )
  }
}

function metalBuilding(section: Section): string {
  const { count, scale } = stripOf(section, RIB.pitch)
  const left = stripLeft(section)
  const to = count * RIB.pitch
  const frame = frameFor(section, { scale, left, bottom: 0, top: PANEL + RIB.height })
  const note: Point = [frame.x(RIB.pitch * 0.75), frame.y(PANEL - section.inches / 2)]
  return (
    metalWall(frame, 0, to, section.inches) +
    notate(
      thicknessOf(frame, section, 0, PANEL - section.inches),
      levelDimension(frame, { from: 6, to: 6 + RIB.pitch, y: PANEL + RIB.height, text: onCenter(section, RIB.pitch), offset: 18 }),
      leader(note, [note[0] + 14, frame.y(0) + 22], section.words.foam),
      ...nameOf(section),
      ...(isSmall(section)
        ? []
        : [
            leader([frame.x(to - 8), frame.y(PANEL - GIRT - 0.3)], [frame.x(to - 8) - 14, frame.y(0) + 22], section.words.girt),
            leader([frame.x(to - 6), frame.y(PANEL + RIB.height)], [frame.x(to - 6) - 16, frame.y(PANEL) - 30], section.words.panel),
          ]),
    )
  )
}

const sections: Record<FoamPlace, (section: Section) => string> = {
  'attic-floor': atticFloorSection,
  'roof-deck': roofDeck,
  walls,
  'crawl-space': underFloor('stem'),
  'rim-joist': underFloor('rim'),
  'metal-building': metalBuilding,
}
