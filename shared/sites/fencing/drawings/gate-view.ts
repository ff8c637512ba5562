import { type Camera, createCamera, type Place } from '../../../drawing/camera.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { steps } from '../../../drawing/in-inches.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, notate } from '../../../drawing/notation.ts'
import { type Point, polygon, polyline } from '../../../drawing/paths.ts'
import { detail, hidden, outline, path, solid } from '../../../drawing/shapes.ts'

/** The camera and the sizes, in meters, of the picture `gate-installation`, so that the drawing covers it. */
const camera = { location: [-1.35, -4.7, 1.5], target: [0.18, 0.6, 1.12], lens: 32 } as const satisfies Partial<Camera>
const FENCE = 1.86
/** The path is this much above the ground that the posts stand in. */
const PATH = 0.03
const POST = { middle: 1.2, half: 0.07, front: -0.05, top: 2.39, deep: -0.76 }
const LEAF = { length: 1.11, low: 0.06, hinge: 1.125, swing: -0.95 }
const CLEAR = 2 * (POST.middle - POST.half)

const inFeet = (meters: number) => feetAndInches(Math.round(meters / 0.0254))

const boardTop = (x: number) => FENCE + 0.16 * Math.sin(((x / LEAF.length) * Math.PI) / 2) ** 1.2

type Project = (place: Place) => Point

/** A rectangle that faces the viewer at the distance `y`. */
const plate = (at: Project, [x1, x2]: readonly [number, number], y: number, [z1, z2]: readonly [number, number]) =>
  polygon([at([x1, y, z1]), at([x1, y, z2]), at([x2, y, z2]), at([x2, y, z1])])

function fence(at: Project, from: number, to: number): string {
  const span = [from, to] as const
  return [
    outline('wood', plate(at, span, -0.01, [0.04, 1.77])),
    detail(...steps(from + 0.146, to - 0.1, 0.146).map((x) => polyline([at([x, -0.01, 0.17]), at([x, -0.01, 1.7])]))),
    outline('post', plate(at, span, -0.045, [0, 0.17]), plate(at, span, -0.032, [1.7, 1.824]), plate(at, span, -0.07, [1.824, FENCE])),
  ].join('')
}

function post(at: Project, middle: number): string {
  const side = (width: number) => [middle - width, middle + width] as const
  const [left, right] = side(0.085)
  const { half, front, top, deep } = POST
  return [
    hidden(plate(at, side(0.15), front, [deep, 0])),
    outline(
      'post',
      // The left side, if it is visible from the camera.
      ...(middle > 0
        ? [
            polygon([
              at([middle - half, front, 0]),
              at([middle - half, front, top]),
              at([middle - half, 0.09, top]),
              at([middle - half, 0.09, 0]),
            ]),
          ]
        : []),
      plate(at, side(half), front, [0, top]),
      plate(at, side(0.1), front - 0.03, [top, top + 0.035]),
      polygon([at([left, front, top + 0.035]), at([middle, 0.02, top + 0.11]), at([right, front, top + 0.035])]),
    ),
  ].join('')
}

/** Boards below an arch, on a frame with a brace. `place` moves the leaf, which starts at its hinges on the x axis, into its position. */
function leaf(at: Project, place: (at: Place) => Place): string {
  const { length, low } = LEAF
  const on: Project = (point) => at(place(point))
  const arch = steps(0, length, length / 8).map((x) => on([x, -0.01, boardTop(x)]))
  const rail = (z: number) => plate(on, [0, length], -0.032, [z - 0.0575, z + 0.0575])
  const strap = (z: number) =>
    polygon([
      on([0, -0.04, z - 0.028]),
      on([0.44, -0.04, z - 0.018]),
      on([0.5, -0.04, z]),
      on([0.44, -0.04, z + 0.018]),
      on([0, -0.04, z + 0.028]),
    ])
  return [
    outline('wood', polygon([on([0, -0.01, low]), ...arch, on([length, -0.01, low])])),
    detail(...steps(length / 8, length - length / 8, length / 8).map((x) => polyline([on([x, -0.01, low]), on([x, -0.01, boardTop(x)])]))),
    outline(
      'post',
      polygon([on([0.03, -0.03, 0.37]), on([0.03, -0.03, 0.26]), on([length - 0.03, -0.03, 1.5]), on([length - 0.03, -0.03, 1.62])]),
    ),
    outline('post', rail(0.26), rail(1.62)),
    solid('line', strap(0.26), strap(1.62)),
  ].join('')
}

const leftLeaf = ([x, y, z]: Place): Place => [x - LEAF.hinge, y, z]

/** The right leaf mirrors the left one and is open. */
function rightLeaf([x, y, z]: Place): Place {
  const [cos, sin] = [Math.cos(LEAF.swing), Math.sin(LEAF.swing)]
  return [LEAF.hinge - x * cos - y * sin, -x * sin + y * cos, z]
}

/** A dimension line between two places, with 45° ticks. */
function dimension(at: Project, from: Place, to: Place, text: string, [dx, dy]: Point): Parameters<typeof notate>[0] {
  const [start, end] = [at(from), at(to)]
  const tick = ([x, y]: Point) =>
    polyline([
      [x - 4, y + 4],
      [x + 4, y - 4],
    ])
  return {
    lines: polyline([start, end]),
    ticks: tick(start) + tick(end),
    texts: label([(start[0] + end[0]) / 2 + dx, (start[1] + end[1]) / 2 + dy], text, 'middle', ' font-size="var(--label,13px)"'),
  }
}

/** `clear` and `below` move labels away from the dividing line and from the ground line, in px. */
function view(width: number, clear = 0, below = 0): View {
  const height = (width * 2) / 3
  const at = createCamera({ ...camera, width, height })
  const { middle, half, front, deep } = POST
  const markup = [
    leaf(at, rightLeaf),
    fence(at, -4, -middle - half),
    fence(at, middle + half, 4),
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, polyline([at([-4, front, 0]), at([4, front, 0])])),
    post(at, -middle),
    post(at, middle),
    leaf(at, leftLeaf),
    notate(
      dimension(at, [half - middle, front, 2.2], [middle - half, front, 2.2], `${inFeet(CLEAR)} clear`, [clear, -7]),
      dimension(at, [-2.2, front, PATH], [-2.2, front, FENCE], inFeet(FENCE - PATH), [24, 4]),
      dimension(at, [-0.9, front, deep], [-0.9, front, 0], inFeet(-deep), [26, 4 + below - width * 0.058]),
    ),
  ].join('')
  return { width, height, markup }
}

export const gateView = createDrawing(
  `A double gate in perspective, ${inFeet(CLEAR)} clear, in a fence ${inFeet(FENCE - PATH)} high.`,
  view(1080),
  view(360, -12, 9),
)
