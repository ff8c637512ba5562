import type { Frame } from './frame.ts'
import { type Fill, fills } from './paint.ts'
import { circle, number, type Point, polyline } from './paths.ts'
import { path } from './shapes.ts'

/** Who is drawn, at true height. Positions are in inches. */
export type Figure = { x: number; height: number; hasVest?: boolean }

/** The elbow and the hand of the left and the right arm, in heights from the middle and the ground. */
export type Arms = readonly [readonly [Point, Point], readonly [Point, Point]]

export const tapeArms: Arms = [
  [
    [-0.15, 0.64],
    [-0.1, 0.55],
  ],
  [
    [0.2, 0.68],
    [0.34, 0.66],
  ],
]

type Limb = readonly [width: number, fill: Fill, ...points: Point[]]

/** The place of a point of the body. `side` is -1 for a mirrored body. */
export const onBody =
  (frame: Frame, { x, height }: Figure, side: number) =>
  ([across, up]: Point): Point => [frame.x(x) + side * frame.size(across * height), frame.y(up * height)]

/**
 * A person from the front, without face, hands and cap. All limbs are outlined first and then filled, so that no line crosses a joint. The
 * right arm of a mirrored one points to the left.
 */
export function figure(frame: Frame, someone: Figure, arms: Arms, side: number): string {
  const width = frame.scale < 1.5 ? 1 : 1.5
  const size = frame.size(someone.height)
  const at = onBody(frame, someone, side)
  const limbs: Limb[] = [
    [0.085, 'trousers', [-0.055, 0.03], [-0.045, 0.47]],
    [0.085, 'trousers', [0.055, 0.03], [0.045, 0.47]],
    [0.19, someone.hasVest ? 'vest' : 'siding', [0, 0.55], [0, 0.76]],
    [0.06, 'siding', [-0.1, 0.79], ...arms[0]],
    [0.06, 'siding', [0.1, 0.79], ...arms[1]],
  ]
  const stroke = (extra: number, [thickness, fill, ...points]: Limb) =>
    path(
      {
        fill: 'none',
        stroke: fills[extra ? 'line' : fill],
        'stroke-width': number(thickness * size + extra),
        'stroke-linecap': 'round',
      },
      polyline(points.map(at)),
    )
  return [
    path({ fill: fills.sheathing, stroke: fills.line, 'stroke-width': width }, circle(...at([0, 0.93]), 0.062 * size)),
    ...limbs.map((limb) => stroke(2 * width, limb)),
    ...limbs.map((limb) => stroke(0, limb)),
  ].join('')
}
