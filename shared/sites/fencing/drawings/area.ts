import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { box, level, strip } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, leader, levelDimension, notate, uprightDimension, words } from '../../../drawing/notation.ts'
import { paper } from '../../../drawing/paint.ts'
import { circle, number, type Point, polygon, rect, roundedRect } from '../../../drawing/paths.ts'
import { detail, hidden, outline, path, solid } from '../../../drawing/shapes.ts'

const FOOT = 12
const feet = (value: number) => value * FOOT

/** Positions on the lot are in feet from its southwest corner. */
const LOT = { width: 104, depth: 66 }
const HOUSE = { west: 22, east: 68, south: 12, north: 50 }
const DRIVE = { south: 14, north: 28, x: 8 }
const BACK = { west: 34, east: 103, south: 1, north: 65 }
const SIDE_GATE = { from: 7, to: 10.5 }

const LABEL = `Plan of a lot: house, pool, ${feetAndInches(feet(BACK.north - BACK.south))} of fence along the side, a driveway gate ${feetAndInches(feet(14))} wide and a side gate.`

function along([x1, y1]: Point, [x2, y2]: Point, spacing: number): Point[] {
  const bays = Math.max(Math.round(Math.hypot(x2 - x1, y2 - y1) / spacing), 1)
  return Array.from({ length: bays + 1 }, (_, i) => [x1 + ((x2 - x1) * i) / bays, y1 + ((y2 - y1) * i) / bays])
}

/** The fence line with a post about every eight feet. */
function fence(frame: Frame): string {
  const runs: Point[][] = [
    [
      [DRIVE.x, DRIVE.north],
      [DRIVE.x, HOUSE.north],
      [HOUSE.west, HOUSE.north],
      [HOUSE.west, BACK.north],
      [BACK.east, BACK.north],
      [BACK.east, BACK.south],
      [BACK.west, BACK.south],
      [BACK.west, SIDE_GATE.from],
    ],
    [
      [BACK.west, SIDE_GATE.to],
      [BACK.west, HOUSE.south],
    ],
    [
      [DRIVE.x, DRIVE.south],
      [HOUSE.west, DRIVE.south],
    ],
  ]
  const inches = runs.map((run) => run.map(([x, y]): Point => [feet(x), feet(y)]))
  const posts = runs.flatMap((run) => run.slice(1).flatMap((to, index) => along(run[index] ?? to, to, 8)))
  const square = ([x, y]: Point, half: number) => {
    const [px, py] = [frame.x(feet(x)), frame.y(feet(y))]
    return rect(px - half, py - half, px + half, py + half)
  }
  const half = frame.scale > 0.3 ? 2.5 : 1.75
  const gatePosts: Point[] = [
    [DRIVE.x, DRIVE.north],
    [DRIVE.x, DRIVE.south],
  ]
  return [
    path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': frame.scale > 0.3 ? 2 : 1.5 }, ...inches.map((run) => strip(frame, run))),
    solid('accent', ...posts.map((post) => square(post, half)), ...gatePosts.map((post) => square(post, half + 1))),
  ].join('')
}

function house(frame: Frame): string {
  const [w, e, s, n] = [feet(HOUSE.west), feet(HOUSE.east), feet(HOUSE.south), feet(HOUSE.north)]
  const middle = (s + n) / 2
  const [ridgeWest, ridgeEast] = [w + (n - s) / 2, e - (n - s) / 2]
  const hips = [
    [
      [w, s],
      [ridgeWest, middle],
      [w, n],
    ],
    [
      [e, s],
      [ridgeEast, middle],
      [e, n],
    ],
    [
      [ridgeWest, middle],
      [ridgeEast, middle],
    ],
  ] satisfies Point[][]
  const porch = box(frame, w - feet(3.5), feet(38), w, feet(47))
  return outline('stone', box(frame, w, s, e, n)) + detail(...hips.map((hip) => strip(frame, hip)), porch)
}

/** Edges of the driveway, the two gate leaves open, and the quarter circles that they sweep. */
function driveGate(frame: Frame): string {
  const [x, inner] = [feet(DRIVE.x), feet(DRIVE.x + 7)]
  const radius = frame.size(feet(7))
  const middle = (frame.y(feet(DRIVE.south)) + frame.y(feet(DRIVE.north))) / 2
  const r = number(radius)
  const sweep = (y: number, flag: number) =>
    `M${number(frame.x(inner))} ${number(frame.y(feet(y)))}A${r} ${r} 0 0 ${flag} ${number(frame.x(x))} ${number(middle)}`
  const leaves = [DRIVE.south, DRIVE.north].map((y) => level(frame, x, inner, feet(y)))
  return [
    detail(...[DRIVE.south, DRIVE.north].map((y) => level(frame, 0, feet(HOUSE.west), feet(y)))),
    hidden(sweep(DRIVE.north, 1), sweep(DRIVE.south, 0)),
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2.5 }, ...leaves),
  ].join('')
}

function sideGate(frame: Frame): string {
  const [x, hinge, latch] = [feet(BACK.west), feet(SIDE_GATE.from), feet(SIDE_GATE.to)]
  const r = number(frame.size(latch - hinge))
  const open = x - (latch - hinge)
  const sweep = `M${number(frame.x(open))} ${number(frame.y(hinge))}A${r} ${r} 0 0 1 ${number(frame.x(x))} ${number(frame.y(latch))}`
  return hidden(sweep) + path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, level(frame, open, x, hinge))
}

function pool(frame: Frame): string {
  const [x1, x2, y1, y2] = [frame.x(feet(80)), frame.x(feet(94)), frame.y(feet(48)), frame.y(feet(21))]
  const radius = frame.size(feet(3.2))
  const coping = frame.size(feet(1))
  return (
    outline('paper', roundedRect(x1 - coping, y1 - coping, x2 + coping, y2 + coping, radius + coping)) +
    path(
      { fill: 'color-mix(in srgb,var(--second) 26%,var(--paper,var(--ground)))', stroke: 'var(--line)', 'stroke-opacity': 0.42 },
      roundedRect(x1, y1, x2, y2, radius),
    )
  )
}

/** A tree from above: crown and trunk. */
function trees(frame: Frame, spots: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return [
    path(
      { fill: 'color-mix(in srgb,var(--second) 11%,var(--paper,var(--ground)))', stroke: 'var(--second)', 'stroke-opacity': 0.55 },
      ...spots.map(([x, y, radius]) => circle(frame.x(feet(x)), frame.y(feet(y)), frame.size(feet(radius)))),
    ),
    solid('second', ...spots.map(([x, y]) => circle(frame.x(feet(x)), frame.y(feet(y)), 1.5))),
  ].join('')
}

function northArrow(x: number, y: number, radius: number): string {
  const needle = (side: number) =>
    polygon([
      [x, y - radius * 1.43],
      [x + side * radius * 0.43, y + radius * 0.57],
      [x, y + radius * 0.21],
    ])
  return (
    path({ fill: 'none', stroke: 'var(--line)' }, circle(x, y, radius)) +
    path({ fill: paper, stroke: 'var(--line)' }, needle(-1)) +
    solid('line', needle(1))
  )
}

/** Labels. On phones, the pool is too small for one. */
function names(frame: Frame, isPhone: boolean): string {
  const ink = ' fill="var(--ink)"'
  const at = (x: number, y: number, text: string) => label([frame.x(feet(x)), frame.y(feet(y)) + 4.5], text, 'middle', ink)
  return words('none', at(45, 23, 'House'), isPhone ? at(86, 15.5, 'Pool') : at(87, 34.5, 'Pool'))
}

function plan(frame: Frame, isPhone: boolean): string {
  const gate = [frame.x(feet(BACK.west - 1.6)), frame.y(feet(9))] as const
  const lotSouth = frame.y(0)
  return [
    hidden(box(frame, 0, 0, feet(LOT.width), feet(LOT.depth))),
    trees(frame, [
      [75, 57, 4],
      [60, 6.4, 3.2],
      [97, 8, 3.6],
      [14, 6, 3],
    ]),
    driveGate(frame),
    house(frame),
    pool(frame),
    sideGate(frame),
    fence(frame),
    isPhone ? northArrow(frame.x(feet(9)), frame.y(feet(57)), 11) : northArrow(frame.x(feet(9.5)), frame.y(feet(59)), 14),
    names(frame, isPhone),
    notate(
      uprightDimension(frame, {
        x: 0,
        from: feet(DRIVE.south),
        to: feet(DRIVE.north),
        text: feetAndInches(feet(14)),
        offset: isPhone ? 9 : 14,
      }),
      levelDimension(frame, {
        from: feet(BACK.west),
        to: feet(BACK.east),
        y: 0,
        text: feetAndInches(feet(BACK.east - BACK.west)),
        offset: isPhone ? -22 : -26,
      }),
      ...(isPhone
        ? []
        : [
            uprightDimension(frame, {
              x: feet(LOT.width),
              from: feet(BACK.south),
              to: feet(BACK.north),
              text: feetAndInches(feet(64)),
              offset: -18,
            }),
          ]),
      leader(
        gate,
        [gate[0] - 12, lotSouth + (isPhone ? 25 : 29)],
        isPhone ? `gate ${feetAndInches(42)}` : `side gate ${feetAndInches(42)}`,
      ),
    ),
  ].join('')
}

function view(perFoot: number, left: number, width: number, isPhone: boolean): View {
  const ground = Math.round(LOT.depth * perFoot) + 12
  const frame = createFrame({ scale: perFoot / FOOT, left, ground, dense: isPhone })
  return { width, height: ground + (isPhone ? 50 : 56), markup: plan(frame, isPhone) }
}

export const area = createDrawing(LABEL, view(5, 83, 670, false), view(2.17, 74, 320, true))
