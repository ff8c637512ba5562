import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createNoise } from '../../../drawing/noise.ts'
import { label, type Notation, words } from '../../../drawing/notation.ts'
import { circle, curve, line, numbers, type Point, rect } from '../../../drawing/paths.ts'
import { group, path } from '../../../drawing/shapes.ts'
import { LAKES, type Place, RIVERS, ROADS, SERVICE_AREA, SHIELDS, TOWNS, WESTMINSTER } from './service-map-places.ts'

type Map = { width: number; height: number; center: Point; pixelsPerKm: number; isPhone: boolean }

const project = ({ center, pixelsPerKm }: Map, [longitude, latitude]: Place): Point => [
  center[0] + (longitude - WESTMINSTER[0]) * 85.4 * pixelsPerKm,
  center[1] - (latitude - WESTMINSTER[1]) * 111.2 * pixelsPerKm,
]

const trace = (map: Map, places: readonly Place[]) => curve(places.map((place) => project(map, place)))

const stroke = (color: string, width: number, data: string, more: Record<string, string | number> = {}) =>
  path({ fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round', ...more }, data)

/** Contour lines of the mountains, from the left edge to the foothills. */
function contours(map: Map): string {
  const noise = createNoise(23)
  const foot = project(map, [-105.3, 40])[0]
  const pitch = map.isPhone ? 13 : 19
  const count = Math.floor((foot + 40) / pitch)
  const phases = [noise() * 6, noise() * 6]
  const lines = Array.from({ length: count }, (_, index) => {
    const base = foot - index * pitch * (1 + index * 0.012)
    const swing = 9 + index * 1.1
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const y = (map.height * (step - 0.5)) / 7
      const bend = Math.sin(y / 58 + (phases[0] ?? 0) + index * 0.23) + 0.6 * Math.sin(y / 31 + (phases[1] ?? 0) - index * 0.31)
      return [base + bend * swing * 0.6, y]
    })
    return curve(points)
  })
  return stroke('var(--rule-2)', 1, lines.join(''), { 'stroke-opacity': 0.55 })
}

/** Section roads on the plains: a north-south and east-west grid with two-mile spacing. */
function sectionRoads(map: Map): string {
  const pitch = 3.22 * map.pixelsPerKm
  const [left, top] = project(map, [-105.19, 40.3])
  const columns = Math.ceil((map.width - left) / pitch)
  const rows = Math.ceil(map.height / pitch) + 8
  const upright = Array.from({ length: columns }, (_, index) => line(left + index * pitch, 0, left + index * pitch, map.height))
  const level = Array.from({ length: rows }, (_, index) => line(left, top + index * pitch, map.width, top + index * pitch))
  return stroke('light-dark(var(--ground),var(--rule))', 2, [...upright, ...level].join(''))
}

function highways(map: Map): string {
  const data = Object.values(ROADS)
    .map((road) => trace(map, road))
    .join('')
  return (
    stroke('var(--rule-2)', map.isPhone ? 5 : 7, data, { 'stroke-linecap': 'round' }) +
    stroke('var(--raised)', map.isPhone ? 3 : 4.5, data, { 'stroke-linecap': 'round' })
  )
}

function water(map: Map): string {
  const lakes = LAKES.map(([at, across, down]) => {
    const [x, y] = project(map, at)
    return `M${(x - across).toFixed(1)} ${y.toFixed(1)}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0-${2 * across} 0z`
  })
  const tint = 'color-mix(in srgb,var(--second) 38%,var(--sunk))'
  return stroke(tint, 2.5, RIVERS.map((river) => trace(map, river)).join('')) + path({ fill: tint }, ...lakes)
}

/** Path data of a smooth closed curve through the points. */
function closedCurve(points: readonly Point[]): string {
  const count = points.length
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0]
  const pieces = points.map((start, index) => {
    const [before, end, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${numbers(...first, ...second, ...end)}`
  })
  return `M${numbers(...at(0))}${pieces.join('')}z`
}

const areaOutline = (map: Map) => closedCurve(SERVICE_AREA.map((place) => project(map, place)))

const serviceArea = (map: Map) => path({ fill: 'color-mix(in srgb,var(--accent) 11%,var(--sunk))' }, areaOutline(map))

const border = (map: Map) => stroke('var(--accent)', 2, areaOutline(map), { 'stroke-dasharray': '7 5' })

function names(map: Map): string {
  const dots = path({ fill: 'var(--ink)' }, ...TOWNS.map((town) => circle(...project(map, town.at), 3)))
  const texts = TOWNS.map(({ name, at, side, shift: [right, down] = [0, 0] }) => {
    const [x, y] = project(map, at)
    if (!side) return label([x + right, y + 19 + down], name)
    return label([x + (side === 'start' ? 8 : -8) + right, y + 4.5 + down], name, side)
  })
  const halo = {
    stroke: 'var(--sunk)',
    'stroke-width': 4,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    fill: 'var(--ink)',
    'text-anchor': 'middle',
  }
  const [x, y] = project(map, WESTMINSTER)
  const home = group({ ...halo, 'font-size': map.isPhone ? 15 : 22, 'font-weight': 750 }, label([x - 10, y + 7], 'Westminster', 'end'))
  const homeDot = path({ fill: 'var(--accent)', stroke: 'var(--raised)', 'stroke-width': 2 }, circle(x, y, 6.5))
  return dots + group({ ...halo, 'font-size': 13, 'font-weight': 650 }, ...texts) + home + homeDot
}

function shields(map: Map): string {
  const shown: Notation[] = SHIELDS.filter(([, , isOnPhone]) => !map.isPhone || isOnPhone).map(([name, at]) => {
    const [x, y] = project(map, at)
    return { texts: label([x, y + 4.5], name) }
  })
  return words('var(--sunk)', ...shown.map((shield) => shield.texts ?? ''))
}

function mapView(map: Map): View {
  const markup = [
    path({ fill: 'var(--sunk)' }, rect(0, 0, map.width, map.height)),
    contours(map),
    serviceArea(map),
    sectionRoads(map),
    water(map),
    highways(map),
    border(map),
    shields(map),
    names(map),
  ].join('')
  return { width: map.width, height: map.height, markup }
}

export const map = createDrawing(
  'Map of the service area: Westminster in the middle, Boulder and Broomfield to the northwest, Thornton to the east, and Arvada, Denver, Lakewood and Aurora to the south. The map shows US 36, I-25, I-70 and I-76.',
  mapView({ width: 2600, height: 450, center: [1405, 232], pixelsPerKm: 9.4, isPhone: false }),
  mapView({ width: 800, height: 450, center: [393.5, 237], pixelsPerKm: 6, isPhone: true }),
)
