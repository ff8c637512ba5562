import { type Arms, type Figure, figure, onBody, tapeArms } from './figure.ts'
import type { Frame } from './frame.ts'
import { fills } from './paint.ts'
import { circle, line, number, type Point, rect } from './paths.ts'
import { outline, path } from './shapes.ts'

/** A person from the front at true height, without a face. */
export type Person = Figure & {
  /** What the hands hold or do. */
  pose: 'rest' | 'tape' | 'tool' | 'quote'
  /** Mirrors the pose. */
  faces?: 'left' | 'right'
}

const arm = (elbowX: number, elbowY: number, handX: number, handY: number): readonly [Point, Point] => [
  [elbowX, elbowY],
  [handX, handY],
]

const arms: Record<Person['pose'], Arms> = {
  rest: [arm(-0.15, 0.62, -0.13, 0.47), arm(0.15, 0.62, 0.13, 0.47)],
  tape: tapeArms,
  tool: [arm(-0.14, 0.64, 0.02, 0.58), arm(0.16, 0.62, 0.06, 0.5)],
  quote: [arm(-0.14, 0.62, -0.03, 0.57), arm(0.14, 0.62, 0.03, 0.57)],
}

export function person(frame: Frame, someone: Person): string {
  const side = someone.faces === 'left' ? -1 : 1
  const at = onBody(frame, someone, side)
  const hands = arms[someone.pose].map(([, hand]) => circle(...at(hand), frame.size(0.026 * someone.height)))
  const capped = cap(...at([0, 0.93]), frame.size(0.062 * someone.height))
  return [
    figure(frame, someone, arms[someone.pose], side),
    path({ fill: fills.vest, stroke: fills.line, 'stroke-width': frame.scale < 1.5 ? 1 : 1.5 }, capped),
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
