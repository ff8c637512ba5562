import type { View } from '../../drawing/create-drawing.ts'
import { line, type Point, polyline } from '../../drawing/paths.ts'
import { group, path } from '../../drawing/shapes.ts'
import type { FoamPlace } from './foam-offer.ts'

/** A cut house or metal building of 112 x 73 px in which the foam of a place is marked. It shows where, and has no scale. */
export const foamMark = (place: FoamPlace): View => ({ width: 112, height: 73, markup: cutBuilding(place, [line(0, ground, 112, ground)]) })

/** The same without a ground line, for a building that stands on a line of the page. */
export function standingMark(place: FoamPlace): View {
  const [width, height] = place === 'metal-building' ? [right - left + 2, ground] : [right - left + 20, 70]
  return { width, height, markup: group({ transform: `translate(${width / 2 - middle} 0)` }, cutBuilding(place)) }
}

function cutBuilding(place: FoamPlace, below: readonly string[] = []): string {
  const building = place === 'metal-building' ? metalBuilding : house
  return (
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }, ...below, ...building) +
    path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 4.5 }, ...foam[place])
  )
}

const ground = 54.5
const [left, right, middle] = [24.5, 87.5, 56]
const eave = 27.5
const ridge: Point = [middle, 5]
const floor = 48.5

const along = (...points: Point[]) => polyline(points)

const house = [
  // Roof, walls, ceiling, floor and foundation.
  along([left - 9, eave + 5.5], ridge, [right + 9, eave + 5.5]),
  line(left, eave, left, 68.5),
  line(right, eave, right, 68.5),
  line(left, eave, right, eave),
  line(left, floor, right, floor),
  line(left - 4, 69.5, left + 6, 69.5),
  line(right - 6, 69.5, right + 4, 69.5),
]

const metalBuilding = [along([left, ground], [left, 25], [middle, 12], [right, 25], [right, ground])]

/** The inner faces of both walls between two heights. */
const sides = (top: number, bottom: number) => [line(left + 3, top, left + 3, bottom), line(right - 3, top, right - 3, bottom)]

const foam: Record<FoamPlace, string[]> = {
  'attic-floor': [line(left + 2, eave - 3, right - 2, eave - 3)],
  'roof-deck': [along([left + 1, eave - 1], [middle, ridge[1] + 4.5], [right - 1, eave - 1])],
  walls: sides(eave + 1, floor - 1),
  'crawl-space': sides(ground + 1, 68),
  'rim-joist': sides(floor, ground),
  'metal-building': [along([left + 3, ground - 1], [left + 3, 27], [middle, 15.5], [right - 3, 27], [right - 3, ground - 1])],
}
