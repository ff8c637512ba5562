import type { Frame } from './frame.ts'
import { type Fill, fills } from './paint.ts'
import { circle, line, number, type Point, polyline, rect } from './paths.ts'
import { outline, path } from './shapes.ts'

/** A person from the front at true height, without a face. Positions are in inches. */
export type Person = {
  x: number
  height: number
  /** What the hands hold or do. */
  pose: 'rest' | 'tape' | 'tool' | 'quote'
  /** Mirrors the pose. */
  faces?: 'left' | 'right'
  hasVest?: boolean
}

type Limb = { points: readonly Point[]; width: number; fill: Fill }

const arm = (elbowX: number, elbowY: number, handX: number, handY: number): readonly Point[] => [
  [elbowX, elbowY],
  [handX, handY],
]

/** The left and the right arm, in heights from the middle and the ground. */
const arms: Record<Person['pose'], readonly [readonly Point[], readonly Point[]]> = {
  rest: [arm(-0.15, 0.62, -0.13, 0.47), arm(0.15, 0.62, 0.13, 0.47)],
  tape: [arm(-0.15, 0.64, -0.1, 0.55), arm(0.2, 0.68, 0.34, 0.66)],
  tool: [arm(-0.14, 0.64, 0.02, 0.58), arm(0.16, 0.62, 0.06, 0.5)],
  quote: [arm(-0.14, 0.62, -0.03, 0.57), arm(0.14, 0.62, 0.03, 0.57)],
}

function limbs({ pose, hasVest }: Person): Limb[] {
  const leg = (side: number): Limb => ({
    points: [
      [side * 0.055, 0.03],
      [side * 0.045, 0.47],
    ],
    width: 0.085,
    fill: 'trousers',
  })
  const [left, right] = arms[pose]
  return [
    leg(-1),
    leg(1),
    {
      points: [
        [0, 0.55],
        [0, 0.76],
      ],
      width: 0.19,
      fill: hasVest ? 'vest' : 'siding',
    },
    { points: [[-0.1, 0.79], ...left], width: 0.06, fill: 'siding' },
    { points: [[0.1, 0.79], ...right], width: 0.06, fill: 'siding' },
  ]
}

/** All limbs are outlined first and then filled, so that no line crosses a joint. */
export function person(frame: Frame, someone: Person): string {
  const { x, height, faces = 'right' } = someone
  const side = faces === 'right' ? 1 : -1
  const at = ([across, up]: Point): Point => [frame.x(x) + side * frame.size(across * height), frame.y(up * height)]
  const parts = limbs(someone)
  const stroke = (limb: Limb, extra: number, color: string) =>
    path(
      {
        fill: 'none',
        stroke: color,
        'stroke-width': Math.round(frame.size(limb.width * height) * 10) / 10 + extra,
        'stroke-linecap': 'round',
      },
      polyline(limb.points.map(at)),
    )
  const [headX, headY] = at([0, 0.93])
  const radius = frame.size(0.062 * height)
  const hands = parts.slice(3).flatMap(({ points }) => {
    const hand = points.at(-1)
    return hand ? [circle(...at(hand), frame.size(0.026 * height))] : []
  })
  return [
    path({ fill: fills.sheathing, stroke: fills.line, 'stroke-width': 1.5 }, circle(headX, headY, radius)),
    ...parts.map((limb) => stroke(limb, 3, fills.line)),
    ...parts.map((limb) => stroke(limb, 0, fills[limb.fill])),
    path({ fill: fills.vest, stroke: fills.line, 'stroke-width': 1.5 }, cap(headX, headY, radius)),
    path({ fill: fills.sheathing, stroke: fills.line }, ...hands),
    held(frame, someone, at),
  ].join('')
}

/** The upper part of the head, with a brim to one side. */
function cap(x: number, y: number, radius: number): string {
  const [across, up] = [radius * 0.97, radius * 0.25]
  return `M${number(x - across)} ${number(y - up)}A${number(radius)} ${number(radius)} 0 0 1 ${number(x + across)} ${number(y - up)}h${number(radius * 0.5)}z`
}

function held(frame: Frame, { pose, height }: Person, at: (point: Point) => Point): string {
  if (pose === 'quote') {
    const [x, y] = at([0, 0.6])
    const [width, tall] = [frame.size(0.12 * height), frame.size(0.15 * height)]
    return outline('paper', rect(x - width / 2, y - tall / 2, x + width / 2, y + tall / 2))
  }
  if (pose === 'tool') {
    const [x] = at([0.04, 0])
    return path({ fill: 'none', stroke: fills.line, 'stroke-width': 3 }, line(x, frame.y(0), x, frame.y(0.72 * height)))
  }
  return ''
}
