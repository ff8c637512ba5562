import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { bar, box, shape } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { key, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import { line, type Point, polyline } from '../../../drawing/paths.ts'
import { outline, path, solid } from '../../../drawing/shapes.ts'
import { foam } from '../../../trades/foam/drawing/foam.ts'
import { liner } from '../../../trades/foam/drawing/foundation.ts'
import { ceilingJoists, doorDetail, HOUSE, roofAt, roofOf, windowDetail } from '../../../trades/foam/drawing/house-shell.ts'
import { foamNote, plainNote } from '../../../trades/foam/drawing/notes.ts'
import { between, inset, roofFoam, roofSkin } from '../../../trades/foam/drawing/roof-edge.ts'
import { EDGE, floorEdge, foundation, mirrored, wallEdge } from '../../../trades/foam/drawing/wall-floor-edge.ts'

const { width: WIDTH, room: ROOM, ceiling: CEILING, soil: SOIL } = HOUSE
const RAFTER_FOAM = 8

function roof(frame: Frame): string {
  const deck = roofOf(frame)
  const underside = inset(deck, Math.max(frame.size(2), 3))
  const [, right] = roofFoam(between(underside, frame.x(1)), frame.size(RAFTER_FOAM), 21, frame.scale > 1.2 ? 13 : 9)
  const top = roofAt(WIDTH / 2)
  return [
    outline('wood', shape(frame, ceilingJoists)),
    right ? foam(right) : '',
    outline('wood', roofSkin(deck, Math.max(frame.size(2), 3))),
    outline('post', bar(frame, WIDTH / 2, 1.5, top - 15, top - 2.4)),
  ].join('')
}

function house(frame: Frame, isPhone: boolean): string {
  const other = mirrored(frame, WIDTH / 2)
  const crawl = box(frame, 0, EDGE.footing.top, WIDTH, EDGE.joist.bottom)
  // The left half shows the house before the foam.
  const edges = [
    foundation(frame, SOIL, 31, 0) + wallEdge(frame, CEILING, 33, 0),
    foundation(other, SOIL, 32) + wallEdge(other, CEILING, 34),
  ]
  return [
    solid('paper', crawl),
    solid('paper', box(frame, 0, EDGE.joist.bottom, WIDTH, CEILING)),
    liner(frame, EDGE.stem.thickness, WIDTH - EDGE.stem.thickness, SOIL),
    ...edges,
    outline('post', box(frame, 5.5, EDGE.stem.top, WIDTH - 5.5, EDGE.joist.bottom)),
    floorEdge(frame, WIDTH, 35, 0),
    floorEdge(other, EDGE.stud, 36),
    // Farther from the keys on phones.
    windowDetail(frame, isPhone ? 70 : 58),
    isPhone ? '' : doorDetail(frame),
    roof(frame),
    leaks(frame, isPhone),
  ].join('')
}

/** An arrow through points in inches. */
function arrow(frame: Frame, color: string, from: Point, to: Point): string {
  const [x1, y1] = [frame.x(from[0]), frame.y(from[1])]
  const [x2, y2] = [frame.x(to[0]), frame.y(to[1])]
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const barb = (turn: number): Point => [x2 + 9 * Math.cos(angle + turn), y2 + 9 * Math.sin(angle + turn)]
  return path({ fill: 'none', stroke: color, 'stroke-width': 2 }, line(x1, y1, x2, y2), polyline([barb(2.6), [x2, y2], barb(-2.6)]))
}

/** How air moves through the half without foam: warm air out at the top, cold air in at the bottom. No arrow is a measure. */
function leaks(frame: Frame, isPhone: boolean): string {
  const { joist } = EDGE
  const outside = isPhone ? -16 : -36
  return [
    ...[34, 64, 112].map((x) => arrow(frame, 'var(--accent)', [x + 9, roofAt(x) - 22], [x - 9, roofAt(x) + 26])),
    arrow(frame, 'var(--accent)', [22, EDGE.floor + 73], [outside, EDGE.floor + 77]),
    arrow(frame, 'var(--second)', [outside, (joist.bottom + joist.top) / 2], [24, (joist.bottom + joist.top) / 2]),
    arrow(frame, 'var(--second)', [outside, 6], [30, -14]),
  ].join('')
}

/** The grade line, interrupted by the crawl space. */
function grade(frame: Frame, y: number, width: number): string {
  const [left, right] = [frame.x(0), frame.x(WIDTH)]
  return path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, line(0, y, left, y), line(right, y, width, y))
}

/** Numbered circles 1 to 4: the center of each, and the point that its leader leads to. */
function keys(frame: Frame, isPhone: boolean): Notation[] {
  const at = ([x, y]: Point): Point => [frame.x(x), frame.y(y)]
  const underRoof = (x: number): Point => [x, roofAt(x) - 2]
  const { floor } = EDGE
  const places: [center: Point, dot: Point][] = isPhone
    ? [
        [[108, CEILING + 26], underRoof(92)],
        [
          [38, floor + 54],
          [2, floor + 46],
        ],
        [
          [53, floor + 20],
          [3, 22],
        ],
        [
          [52, -6],
          [9.5, -12],
        ],
      ]
    : [
        [[98, CEILING + 26], underRoof(82)],
        [
          [36, floor + 64],
          [1.5, floor + 56],
        ],
        [
          [46, floor + 18],
          [3, 22],
        ],
        [
          [50, -8],
          [9.5, -12],
        ],
      ]
  return places.map(([center, dot], index) => key(String(index + 1), at(center), at(dot)))
}

function desktopView(): View {
  const scale = 1.66
  const frame = createFrame({ scale, left: 80, ground: 372 })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const closed = 'closed-cell'
  const end = WIDTH + 12
  const markup = [
    grade(frame, 372, 670),
    house(frame, false),
    notate(
      uprightDimension(frame, { x: EDGE.siding, from: EDGE.floor, to: CEILING, text: feetAndInches(ROOM), offset: 34 }),
      foamNote(at(WIDTH - 68, roofAt(68) - 8), at(end, CEILING + 42), [closed, '8" R-48']),
      foamNote(at(WIDTH - 1.5, EDGE.floor + 50), at(end, EDGE.floor + 62), [closed, '3" R-18']),
      foamNote(at(WIDTH - 3, 22), at(end, 30), [closed, '3" R-18']),
      foamNote(at(WIDTH - 9.5, -8), at(end, -10), [closed, '2 1/2" R-15'], true),
      ...keys(frame, false),
    ),
  ].join('')
  return { width: 670, height: 436, ground: 372, markup }
}

function phoneView(): View {
  const frame = createFrame({ scale: 0.98, left: 18, ground: 222, dense: true })
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y)]
  const lines = ['closed-cell foam', 'roof 8" R-48', 'walls 3" R-18']
  const markup = [
    grade(frame, 222, 320),
    house(frame, true),
    notate(...lines.map((text, index) => plainNote([at(206, 0)[0], at(0, EDGE.floor + 66)[1] + index * 19], text)), ...keys(frame, true)),
  ].join('')
  return { width: 320, height: 262, ground: 222, markup }
}

export const highlights = createDrawing(
  `Section through a house with rooms ${feetAndInches(ROOM)} high. In the left half, warm air leaves through the roof and the wall, and cold air comes in at the rim joist and the crawl space. The right half has closed-cell foam: 8" under the roof deck, R-48, 3" in the wall and at the rim joist, R-18, and 2 1/2" on the crawl space wall, R-15.`,
  desktopView(),
  phoneView(),
)
