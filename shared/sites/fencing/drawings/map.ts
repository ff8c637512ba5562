import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { label } from '../../../drawing/notation.ts'
import { paper } from '../../../drawing/paint.ts'
import { curve, line, type Point } from '../../../drawing/paths.ts'
import { group, path } from '../../../drawing/shapes.ts'

const HEIGHT = 450

/** East-west distances are drawn `stretch` times: the valley fits a phone and fills a large window. */
type Place = { width: number; stretch: number; x: (east: number) => number }

function createPlace(width: number, stretch: number): Place {
  return { width, stretch, x: (east) => width / 2 + east * stretch }
}

/** Points across the whole drawing, for a line that runs from edge to edge. */
function across({ width, stretch, x }: Place, y: (east: number) => number): Point[] {
  const half = width / 2 / stretch + 60
  const step = 120 / Math.sqrt(stretch)
  return Array.from({ length: Math.ceil((2 * half) / step) + 1 }, (_, index): Point => {
    const east = -half + index * step
    return [x(east), y(east)]
  })
}

/** How far the foot of the hills reaches into the valley. */
function foothill(east: number, phase: number): number {
  return 30 * Math.sin(east / 210 + phase) + 16 * Math.sin(east / 97 + phase * 2.3)
}

/** Contour lines north and south of the valley; they flatten with height as the ridge does. */
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
    [352, 402],
    [210, 390],
    [20, 392],
    [-160, 410],
    [-330, 396],
    [-416, 344],
    [-440, 288],
    [-440, 232],
  ]
  return path(
    {
      fill: 'color-mix(in srgb,var(--accent) 10%,var(--paper,var(--ground)))',
      stroke: 'var(--accent)',
      'stroke-width': 1.75,
      'stroke-dasharray': '6 4',
    },
    `${curve(border.map(([east, y]) => [x(east), y]))}z`,
  )
}

function streets(place: Place): string {
  const { x } = place
  const upright = [-310, -166, -30, 102, 240, 352].map((east, index) =>
    line(x(east), 118 + (index % 3) * 6, x(east), 352 - (index % 2) * 12),
  )
  const royalAvenue = across(place, royal).filter(([at]) => at > x(-640) && at < x(490))
  const cochranStreet = across(place, cochran).filter(([at]) => at > x(-330) && at < x(420))
  const street = { fill: 'none', stroke: 'var(--ground)' }
  return [
    path({ ...street, 'stroke-width': 3 }, ...upright, curve(cochranStreet)),
    path({ ...street, 'stroke-width': 4.5 }, curve(royalAvenue), curve(across(place, avenue))),
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

/** Names stand where each window that shows the drawing shows them whole: the middle 300 px on phones, 980 on larger ones. */
function names(place: Place, isPhone: boolean): string {
  const { x } = place
  const places: [east: number, y: number, name: string][] = isPhone
    ? [
        [-330, 58, 'to Moorpark'],
        [310, 58, 'to Chatsworth'],
        [-150, 96, 'Big Sky'],
        [-205, 384, 'Wood Ranch'],
        [196, 376, 'Santa Susana Knolls'],
        [300, 308, 'Arroyo Simi'],
        [225, 260, 'Los Angeles Ave'],
      ]
    : [
        [-450, 130, 'to Moorpark'],
        [440, 130, 'to Chatsworth'],
        [-150, 96, 'Big Sky'],
        [-170, 399, 'Wood Ranch'],
        [300, 382, 'Santa Susana Knolls'],
        [298, 313, 'Arroyo Simi'],
        [228, 259, 'Los Angeles Ave'],
      ]
  const halo = { stroke: paper, 'stroke-width': 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke', 'text-anchor': 'middle' }
  const texts = places.map(([east, y, name]) => label([x(east), y], name))
  const shield = label([x(330), 159], '118')
  return [
    group({ fill: 'var(--soft)', 'font-size': 13, 'font-weight': 600, ...halo }, ...texts, shield),
    group(
      { fill: 'var(--ink)', 'font-size': 22, 'font-weight': 750, 'letter-spacing': '-.02em', ...halo },
      label([x(-24), 220], 'Simi Valley'),
    ),
  ].join('')
}

function view(width: number, stretch: number, isPhone: boolean): View {
  const place = createPlace(width, stretch)
  const markup = [hills(place), serviceArea(place), streets(place), water(place), freewayLines(place), names(place, isPhone)].join('')
  return { width, height: HEIGHT, markup }
}

export const map = createDrawing(
  'Map of Simi Valley between its hills, with freeway 118, Los Angeles Avenue and Arroyo Simi. A dashed line goes around the city, Big Sky, Wood Ranch and the Santa Susana Knolls. Moorpark is to the west and Chatsworth to the east.',
  view(2600, 1, false),
  view(800, 0.34, true),
)
