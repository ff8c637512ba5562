import type { Frame } from '../../../drawing/frame.ts'
import { box, shape, strip } from '../../../drawing/in-inches.ts'
import { key, notate } from '../../../drawing/notation.ts'
import { line, type Point } from '../../../drawing/paths.ts'
import { detail, outline, path, solid } from '../../../drawing/shapes.ts'
import type { FoamPlace } from '../foam-offer.ts'
import { liner } from './foundation.ts'
import { ceilingJoists, doorDetail, HOUSE, roofAt, roofOf, windowDetail } from './house-shell.ts'
import { roofSkin } from './roof-edge.ts'
import { EDGE, floorEdge, foundation, mirrored, wallEdge } from './wall-floor-edge.ts'

const { width, ceiling, soil } = HOUSE
const middle = width / 2

/** A cut house or metal building that stands on the frame's ground, with a place in the accent color and the key of its section. */
export function cutBuilding(frame: Frame, place: FoamPlace, name: string): string {
  const { center, dot } = keys[place]
  const at = ([x, y]: Point): Point => [frame.x(x), frame.y(y)]
  const marked = foam[place].map((points) => strip(frame, points))
  return (
    (place === 'metal-building' ? metalBuilding : house)(frame) +
    path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 7 }, ...marked) +
    notate(key(name, at(center), at(dot)))
  )
}

function house(frame: Frame): string {
  const other = mirrored(frame, middle)
  return [
    solid('paper', box(frame, 0, EDGE.footing.top, width, ceiling)),
    liner(frame, EDGE.stem.thickness, width - EDGE.stem.thickness, soil),
    ...[frame, other].map((side) => foundation(side, soil, 0, 0) + wallEdge(side, ceiling, 0, 0)),
    floorEdge(frame, width, 0, 0),
    floorEdge(other, EDGE.stud, 0, 0),
    windowDetail(frame, 58),
    doorDetail(frame),
    outline('wood', shape(frame, ceilingJoists)),
    outline('wood', roofSkin(roofOf(frame), 3)),
  ].join('')
}

const [eave, ridge, panel] = [150, 205, 4]

function metalBuilding(frame: Frame): string {
  const walls = shape(frame, [
    [0, 0],
    [0, eave],
    [middle, ridge],
    [width, eave],
    [width, 0],
    [width - panel, 0],
    [width - panel, eave - panel],
    [middle, ridge - panel],
    [panel, eave - panel],
    [panel, 0],
  ])
  const base = path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, line(frame.x(0), frame.y(0), frame.x(width), frame.y(0)))
  return base + outline('siding', walls) + detail(box(frame, 110, 0, 180, 96))
}

const bothSides = (x: number, from: number, to: number): Point[][] => [x, width - x].map((side) => along([side, from], [side, to]))

const along = (...points: Point[]) => points

/** Where the foam goes, as symbolic lines, thicker than the foam. */
const foam: Record<FoamPlace, Point[][]> = {
  'attic-floor': [along([10, ceiling + 10], [width - 10, ceiling + 10])],
  'roof-deck': [along([9, roofAt(9) - 8], [middle, roofAt(middle) - 8], [width - 9, roofAt(9) - 8])],
  walls: bothSides(2.75, EDGE.floor + 1, ceiling - 1),
  'crawl-space': bothSides(EDGE.stem.thickness + 3, soil, EDGE.stem.top),
  'rim-joist': bothSides(4.5, EDGE.joist.bottom, EDGE.joist.top),
  'metal-building': [along([8, 0], [8, eave - 7], [middle, ridge - 9], [width - 8, eave - 7], [width - 8, 0])],
}

/** The center of the key, and the point that its leader leads to. */
const keys: Record<FoamPlace, { center: Point; dot: Point }> = {
  'attic-floor': { center: [middle + 12, ceiling + 46], dot: [middle + 40, ceiling + 11] },
  'roof-deck': { center: [width - 34, ceiling + 74], dot: [width - 66, roofAt(66) - 7] },
  walls: { center: [width + 24, EDGE.floor + 60], dot: [width - 3, EDGE.floor + 50] },
  'crawl-space': { center: [width - 50, -5], dot: [width - EDGE.stem.thickness - 3, -12] },
  'rim-joist': { center: [width + 24, 46], dot: [width - 4, 22] },
  'metal-building': { center: [width + 24, 112], dot: [width - 8, 100] },
}
