import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { label } from '../../../drawing/notation.ts'
import { paper } from '../../../drawing/paint.ts'
import { circle, curve, line, type Point } from '../../../drawing/paths.ts'
import { group, path, solid } from '../../../drawing/shapes.ts'

const HEIGHT = 450
/** The land inside the service area. */
const LAND = 'color-mix(in srgb,var(--accent) 10%,var(--paper,var(--ground)))'

/** East-west distances are multiplied by `stretch`, so that the valley fits a phone and fills a large window. */
type Place = { width: number; stretch: number; x: (east: number) => number }

/** `middle` is how far right of the window's center the town is, to keep it clear of the card that covers part of the map. */
function createPlace(width: number, stretch: number, middle: number): Place {
  return { width, stretch, x: (east) => width / 2 + middle + east * stretch }
}

/** Points across the whole drawing, for lines from edge to edge. */
function across({ width, stretch, x }: Place, y: (east: number) => number): Point[] {
  const half = width / 2 / stretch + 300
  const step = 120 / Math.sqrt(stretch)
  return Array.from({ length: Math.ceil((2 * half) / step) + 1 }, (_, index): Point => {
    const east = -half + index * step
    return [x(east), y(east)]
  })
}

/** How far the foothills reach into the valley. */
function foothill(east: number, phase: number): number {
  return 30 * Math.sin(east / 210 + phase) + 16 * Math.sin(east / 97 + phase * 2.3)
}

/** Contour lines north and south of the valley. Higher ones are flatter. */
function hills(place: Place): string {
  const north = Array.from({ length: 6 }, (_, index) =>
    across(
      place,
      (east) => 104 - index * 21 + foothill(east, 0.6) * (1 - index * 0.1) - Math.max(0, 1 - (east / 480) ** 2) * (34 - index * 3),
    ),
  )
  const south = Array.from({ length: 5 }, (_, index) =>
    across(
      place,
      (east) => 352 + index * 21 + foothill(east, 2.4) * (0.8 - index * 0.1) + Math.max(0, 1 - (east / 520) ** 2) * (34 - index * 3),
    ),
  )
  return path({ fill: 'none', stroke: 'var(--rule-2)', 'stroke-opacity': 0.75 }, ...[...north, ...south].map(curve))
}

const freeway = (east: number) =>
  172 - 4 * Math.cos(east / 300) + (east < -300 ? (-300 - east) * 0.055 : 0) - (east > 330 ? ((east - 330) / 22) ** 1.3 : 0)
const avenue = (east: number) => 236 + 0.000018 * east * east + (east > 150 ? (east - 150) * 0.012 : 0)
const cochran = (east: number) => 204 + 2 * Math.sin(east / 260)
const creek = (east: number) => 318 + 7 * Math.sin(east / 190 + 0.8)
const royal = (east: number) => 288 + east * 0.008

/** The dashed line around Simi Valley and the Santa Susana Knolls. */
function serviceArea({ x }: Place): string {
  const border: Point[] = [
    [-440, 232],
    [-430, 172],
    [-385, 112],
    [-250, 74],
    [-60, 62],
    [150, 84],
    [330, 116],
    [412, 164],
    [437, 232],
    [436, 304],
    [420, 374],
    [352, 396],
    [210, 390],
    [20, 392],
    [-160, 400],
    [-330, 389],
    [-416, 344],
    [-440, 288],
    [-440, 232],
  ]
  return path(
    {
      fill: LAND,
      stroke: 'var(--accent)',
      'stroke-width': 1.75,
      'stroke-dasharray': '6 4',
    },
    `${curve(border.map(([east, y]) => [x(east), y]))}z`,
  )
}

const roads = { freeway, cochran, avenue, royal, creek }
type Road = keyof typeof roads
/** Streets between two roads. */
const crossStreets: readonly (readonly [east: number, from: Road, to: Road])[] = [
  [-372, 'freeway', 'royal'],
  [-318, 'cochran', 'avenue'],
  [-262, 'freeway', 'creek'],
  [-214, 'cochran', 'royal'],
  [-166, 'freeway', 'royal'],
  [-120, 'avenue', 'creek'],
  [-84, 'freeway', 'avenue'],
  [-36, 'cochran', 'creek'],
  [14, 'freeway', 'avenue'],
  [58, 'avenue', 'royal'],
  [102, 'freeway', 'creek'],
  [158, 'cochran', 'royal'],
  [206, 'freeway', 'avenue'],
  [252, 'freeway', 'royal'],
  [304, 'cochran', 'avenue'],
  [352, 'freeway', 'creek'],
]

/** Short streets from the freeway toward the hills. */
const upperStreets: readonly (readonly [east: number, top: number])[] = [
  [-330, 122],
  [-196, 112],
  [-52, 104],
  [70, 108],
  [186, 118],
  [318, 134],
]

function streets(place: Place): string {
  const { x } = place
  const upright = crossStreets.map(([east, from, to]) => line(x(east), roads[from](east), x(east), roads[to](east)))
  const upper = upperStreets.map(([east, top]) => line(x(east), top, x(east), freeway(east)))
  const between = (road: (east: number) => number, from: number, to: number) =>
    curve(across(place, road).filter(([at]) => at > x(from) && at < x(to)))
  // Lighter than the land in both color modes.
  const street = { fill: 'none', stroke: 'light-dark(var(--ground),var(--rule-2))' }
  return [
    path(
      { ...street, 'stroke-width': 1.5 },
      ...upright,
      ...upper,
      between((east) => 140 - east * 0.004, -330, 330),
    ),
    path({ ...street, 'stroke-width': 3 }, between(cochran, -400, 420)),
    path({ ...street, 'stroke-width': 4.5 }, between(royal, -520, 440), curve(across(place, avenue))),
  ].join('')
}

function water(place: Place): string {
  return path({ fill: 'none', stroke: 'var(--second)', 'stroke-width': 2.5, 'stroke-opacity': 0.6 }, curve(across(place, creek)))
}

function freewayLines(place: Place): string {
  const data = curve(across(place, freeway))
  return (
    path({ fill: 'none', stroke: 'var(--rule-2)', 'stroke-width': 8 }, data) +
    path({ fill: 'none', stroke: 'var(--ground)', 'stroke-width': 5 }, data)
  )
}

/** Names are placed so that no window cuts them off: in the middle 300 px on phones, and in the middle 980 px on larger screens. */
function names(place: Place, isPhone: boolean): string {
  const { x } = place
  const towns: [east: number, y: number, name: string][] = [
    [-150, 92, 'Big Sky'],
    [-205, 364, 'Wood Ranch'],
    [198, 362, 'Santa Susana Knolls'],
  ]
  const outside: [east: number, y: number, name: string][] = isPhone
    ? [
        [-330, 58, 'to Moorpark'],
        [310, 58, 'to Chatsworth'],
      ]
    : [
        [-535, 168, 'to Moorpark'],
        [410, 96, 'to Chatsworth'],
      ]
  const inside: [east: number, y: number, name: string][] = isPhone
    ? [
        [300, 308, 'Arroyo Simi'],
        [225, 260, 'Los Angeles Ave'],
      ]
    : [
        [40, 312, 'Arroyo Simi'],
        [228, 257, 'Los Angeles Ave'],
      ]
  const halo = { stroke: LAND, 'stroke-width': 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
  const labels = (places: typeof towns) => places.map(([east, y, name]) => label([x(east), y], name))
  const beside = towns.map(([east, y, name]) => label([x(east), y + 18], name))
  const city: Point = [x(-24), 222]
  return [
    solid('line', ...towns.map(([east, y]) => circle(x(east), y, 3))),
    group(
      { 'font-size': 13, 'font-weight': 650, ...halo, 'text-anchor': 'middle' },
      group({ fill: 'var(--soft)', 'font-weight': 600 }, ...labels(inside), group({ stroke: paper }, ...labels(outside))),
      group({ fill: 'var(--ink)' }, ...beside),
      group({ fill: 'var(--second)' }, label([x(228), 160], '118')),
      group({ fill: 'var(--ink)', 'font-size': 22, 'font-weight': 750 }, label(city, 'Simi Valley', 'end')),
    ),
    solid('accent', circle(city[0] + 12, city[1] - 7, 5)),
  ].join('')
}

function view(width: number, stretch: number, middle: number, isPhone: boolean): View {
  const place = createPlace(width, stretch, middle)
  const markup = [hills(place), serviceArea(place), streets(place), water(place), freewayLines(place), names(place, isPhone)].join('')
  return { width, height: HEIGHT, markup }
}

export const map = createDrawing(
  'Map of Simi Valley between its hills, with the 118 Freeway, Los Angeles Avenue and Arroyo Simi. A dashed line goes around the city, Big Sky, Wood Ranch and the Santa Susana Knolls. Moorpark is to the west and Chatsworth to the east.',
  view(2600, 0.68, 150, false),
  view(800, 0.34, 0, true),
)
