import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createNoise } from '../../../drawing/noise.ts'
import { label, type Notation, words } from '../../../drawing/notation.ts'
import { circle, curve, line, numbers, type Point, rect } from '../../../drawing/paths.ts'
import { group, path } from '../../../drawing/shapes.ts'

type Place = readonly [longitude: number, latitude: number]

const WESTMINSTER: Place = [-105.037, 39.837]

const ROADS: Record<string, readonly Place[]> = {
  i25: [
    [-104.98, 40.3],
    [-104.979, 40.05],
    [-104.987, 39.91],
    [-104.981, 39.83],
    [-104.99, 39.78],
    [-105.013, 39.735],
    [-104.985, 39.7],
    [-104.93, 39.665],
    [-104.88, 39.6],
    [-104.87, 39.4],
  ],
  us36: [
    [-105.272, 40.018],
    [-105.23, 39.985],
    [-105.16, 39.945],
    [-105.09, 39.912],
    [-105.05, 39.88],
    [-105.025, 39.853],
    [-104.981, 39.838],
  ],
  i70: [
    [-106.9, 39.65],
    [-106.37, 39.64],
    [-106.07, 39.64],
    [-105.7, 39.706],
    [-105.51, 39.74],
    [-105.38, 39.718],
    [-105.25, 39.706],
    [-105.2, 39.718],
    [-105.14, 39.765],
    [-105.09, 39.785],
    [-104.98, 39.78],
    [-104.83, 39.771],
    [-104.74, 39.742],
    [-104.3, 39.738],
    [-103, 39.74],
  ],
  i76: [
    [-105.085, 39.786],
    [-105.03, 39.8],
    [-104.98, 39.824],
    [-104.93, 39.868],
    [-104.87, 39.915],
    [-104.79, 39.99],
    [-104.66, 40.08],
    [-104.4, 40.26],
  ],
  e470: [
    [-104.984, 39.985],
    [-104.9, 39.983],
    [-104.82, 39.95],
    [-104.74, 39.885],
    [-104.715, 39.8],
    [-104.72, 39.7],
    [-104.75, 39.5],
  ],
}

const RIVERS: readonly (readonly Place[])[] = [
  [
    [-105.03, 39.5],
    [-105.01, 39.66],
    [-105.016, 39.74],
    [-104.985, 39.775],
    [-104.945, 39.83],
    [-104.88, 39.93],
    [-104.82, 40.02],
    [-104.8, 40.3],
  ],
  [
    [-106.9, 39.84],
    [-106.4, 39.87],
    [-105.9, 39.79],
    [-105.6, 39.8],
    [-105.4, 39.742],
    [-105.24, 39.754],
    [-105.17, 39.766],
    [-105.1, 39.79],
    [-105.02, 39.812],
    [-104.95, 39.829],
  ],
  [
    [-106.9, 40.06],
    [-106.4, 39.99],
    [-105.9, 40.04],
    [-105.6, 39.985],
    [-105.4, 40.005],
    [-105.27, 40.013],
    [-105.18, 40.045],
    [-105.1, 40.13],
    [-105, 40.3],
  ],
]

const LAKES: readonly (readonly [Place, number, number])[] = [
  [[-105.122, 39.866], 13, 9],
  [[-104.86, 39.655], 9, 6],
]

/** Where we drive without asking; smooth and closed. */
const SERVICE_AREA: readonly Place[] = [
  [-105.3, 40.02],
  [-105.22, 40.045],
  [-105.08, 40.02],
  [-104.93, 39.985],
  [-104.8, 39.92],
  [-104.735, 39.82],
  [-104.745, 39.71],
  [-104.85, 39.665],
  [-105, 39.655],
  [-105.13, 39.665],
  [-105.215, 39.72],
  [-105.25, 39.81],
  [-105.265, 39.9],
  [-105.315, 39.97],
]

type Town = { name: string; at: Place; side?: 'start' | 'end'; drop?: number; isOnPhone?: boolean }

const TOWNS: readonly Town[] = [
  { name: 'Boulder', at: [-105.2705, 40.015], side: 'start', drop: -6, isOnPhone: true },
  { name: 'Broomfield', at: [-105.0867, 39.9305], side: 'start', isOnPhone: true },
  { name: 'Thornton', at: [-104.962, 39.885], side: 'start', isOnPhone: true },
  { name: 'Arvada', at: [-105.0975, 39.808], side: 'end', isOnPhone: true },
  { name: 'Golden', at: [-105.2211, 39.7555], side: 'start' },
  { name: 'Denver', at: [-104.982, 39.739], side: 'start', isOnPhone: true },
  { name: 'Lakewood', at: [-105.0814, 39.705], side: 'end' },
  { name: 'Aurora', at: [-104.8319, 39.722], isOnPhone: true },
  { name: 'Brighton', at: [-104.8205, 39.9985], side: 'start' },
]

const SHIELDS: readonly (readonly [name: string, at: Place, isOnPhone: boolean])[] = [
  ['I-25', [-104.98, 40.02], true],
  ['US 36', [-105.185, 39.957], true],
  ['I-70', [-104.9, 39.776], true],
  ['I-76', [-104.845, 39.938], false],
  ['E-470', [-104.718, 39.81], false],
]

type Map = { width: number; height: number; center: Point; pixelsPerKm: number; isPhone: boolean }

const project = ({ center, pixelsPerKm }: Map, [longitude, latitude]: Place): Point => [
  center[0] + (longitude - WESTMINSTER[0]) * 85.4 * pixelsPerKm,
  center[1] - (latitude - WESTMINSTER[1]) * 111.2 * pixelsPerKm,
]

const trace = (map: Map, places: readonly Place[]) => curve(places.map((place) => project(map, place)))

const stroke = (color: string, width: number, data: string, more: Record<string, string | number> = {}) =>
  path({ fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round', ...more }, data)

/** The mountains' contour lines, from the left edge to the foot of the hills. */
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

/** Section roads of the plains: one every two miles, squared to the compass. */
function sectionRoads(map: Map): string {
  const pitch = 3.22 * map.pixelsPerKm
  const [left, top] = project(map, [-105.19, 40.3])
  const columns = Math.ceil((map.width - left) / pitch)
  const rows = Math.ceil(map.height / pitch) + 8
  const upright = Array.from({ length: columns }, (_, index) => line(left + index * pitch, 0, left + index * pitch, map.height))
  const level = Array.from({ length: rows }, (_, index) => line(left, top + index * pitch, map.width, top + index * pitch))
  return stroke('var(--ground)', 2, [...upright, ...level].join(''))
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

/** A smooth closed line through the points, every one of them treated alike. */
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
  const towns = TOWNS.filter((town) => !map.isPhone || town.isOnPhone)
  const dots = path({ fill: 'var(--ink)' }, ...towns.map((town) => circle(...project(map, town.at), 3)))
  const texts = towns.map(({ name, at, side, drop = 0 }) => {
    const [x, y] = project(map, at)
    if (!side) return label([x, y + 19], name)
    return label([x + (side === 'start' ? 8 : -8), y + 4.5 + drop], name, side)
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
  const home = group(
    { ...halo, 'font-size': map.isPhone ? 17 : 22, 'font-weight': 750, 'letter-spacing': '-.01em' },
    label([x - 10, y + 7], 'Westminster', 'end'),
  )
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

export const serviceMap = createDrawing(
  'Map of the service area: Westminster in the middle, Boulder in the northwest, Denver, Lakewood and Aurora in the south, along US 36, I-25, I-70 and I-76.',
  mapView({ width: 2600, height: 450, center: [1405, 232], pixelsPerKm: 9.4, isPhone: false }),
  mapView({ width: 800, height: 450, center: [394, 206], pixelsPerKm: 7.8, isPhone: true }),
)
