import type { Frame } from '../../../drawing/frame.ts'
import { box, steps, strip } from '../../../drawing/in-inches.ts'
import { leader, notate } from '../../../drawing/notation.ts'
import { number, type Point, polygon } from '../../../drawing/paths.ts'
import { outline, path } from '../../../drawing/shapes.ts'
import { type Foam, foam } from '../../../trades/foam/drawing/foam.ts'
import { createRow } from './views.ts'

/** Inches. The origin is at the inner face of the parapet and the bottom of the deck. */
const DECK = 10
const CURB = 52
const END = 232
const VALLEY = 150
const COATING = 3.4

/** The top surface, lowered by `below` px: a cove at the parapet, then a slope down to the drain and up again. */
function topOf(frame: Frame, below: number): { cove: string; points: Point[] } {
  const at = (x: number, y: number): Point => [frame.x(x), frame.y(y - below)]
  const [start, control, foot, valley, end] = [at(12 - below, CURB + below), at(13 - below, 29), at(36, 27), at(VALLEY, 21), at(END, 29)]
  const cove = `M${number(start[0])} ${number(start[1])}Q${number(control[0])} ${number(control[1])} ${number(foot[0])} ${number(foot[1])}`
  return { cove, points: [start, foot, valley, end] }
}

const through = (points: readonly Point[]) => points.map(([x, y]) => `L${number(x)} ${number(y)}`).join('')

function roofFoamBody(frame: Frame): Foam {
  const { cove, points } = topOf(frame, COATING)
  const bottom: Point[] = [
    [frame.x(END), frame.y(DECK)],
    [frame.x(0), frame.y(DECK)],
    [frame.x(0), frame.y(CURB)],
  ]
  const spots = [
    [5, 40],
    [7, 24],
    [4, 17],
    [20, 14],
    [28, 21],
    [44, 15],
    [62, 19],
    [80, 13],
    [88, 18],
    [112, 14],
    [128, 17],
    [140, 13],
    [150, 15],
    [170, 14],
    [184, 17],
    [200, 13],
    [212, 20],
    [226, 15],

    [34, 13],
    [98, 14],
    [70, 14],
    [192, 15],
  ]
  const pores = spots.map(([x = 0, y = 0]) => `M${number(frame.x(x))} ${number(frame.y(y))}h0`).join('')
  return { body: `${cove}${through(points.slice(2))}${through(bottom)}z`, pores }
}

function coating(frame: Frame): string {
  const [outer, inner] = [topOf(frame, 0), topOf(frame, COATING)]
  const back = [...inner.points].reverse()
  const [start, foot] = inner.points
  if (!start || !foot) return ''
  const control: Point = [frame.x(13 - COATING), frame.y(29 - COATING)]
  const cove = `Q${number(control[0])} ${number(control[1])} ${number(start[0])} ${number(start[1])}`
  return outline('paper', `${outer.cove}${through(outer.points.slice(2))}${through(back.slice(0, 3))}${cove}z`)
}

/** Section through corrugated steel. */
function deck(frame: Frame): string {
  const pitch = 17
  const points = steps(0, END - 11, pitch).flatMap((x): Point[] => [
    [x, DECK],
    [x + 2.5, 1],
    [x + 8, 1],
    [x + 10.5, DECK],
  ])
  return path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }, strip(frame, [...points, [END, DECK]]))
}

function vent(frame: Frame, x: number): string {
  const flare = (side: number) =>
    polygon([
      [frame.x(x + side * 4), frame.y(38)],
      [frame.x(x + side * 6), frame.y(28)],
      [frame.x(x + side * 13), frame.y(22.5)],
      [frame.x(x + side * 4), frame.y(22)],
    ])
  return outline('paper', flare(-1), flare(1)) + outline('paper', box(frame, x - 4, DECK, x + 4, 62))
}

function section(frame: Frame): string {
  return [
    deck(frame),
    foam(roofFoamBody(frame)),
    coating(frame),
    vent(frame, 100),
    outline('concrete', box(frame, -17, 0, 0, 70)),
    outline('concrete', box(frame, -21, 70, 20, 76)),
  ].join('')
}

export const roofingRow = createRow(
  'Section through a flat roof: foam on a steel deck, sloped to the drain, turned up at the parapet and coated.',
  { desktop: 30, phone: 18 },
  (frame, isPhone) => {
    const notes = isPhone
      ? [leader([frame.x(186), frame.y(17)], [frame.x(174), frame.y(74)], 'sloped to drain')]
      : [
          leader([frame.x(72), frame.y(17)], [frame.x(116), frame.y(88)], 'foam, sloped to drain'),
          leader([frame.x(186), frame.y(22)], [frame.x(200), frame.y(56)], 'coating'),
        ]
    return section(frame) + notate(...notes)
  },
)
