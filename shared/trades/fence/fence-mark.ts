import { groundLine } from '../../drawing/below-grade.ts'
import type { View } from '../../drawing/create-drawing.ts'
import { createFrame } from '../../drawing/frame.ts'
import { box, steps } from '../../drawing/in-inches.ts'
import { line, type Point, polygon, polyline } from '../../drawing/paths.ts'
import { detail, hidden, outline, path } from '../../drawing/shapes.ts'
import { fenceKit } from './drawing/fence-kits.ts'
import type { FenceMaterial } from './fence-offer.ts'

const drawn = new Map<string, View>()

/** A mark of 62 x 44 px. Cached, because it does not depend on the answers. */
function mark(name: string, draw: () => string): View {
  const view = drawn.get(name) ?? { width: 62, height: 44, markup: draw() }
  drawn.set(name, view)
  return view
}

const ground = groundLine(0, 62, 43)

/** One bay of a material at its standard height. */
export const fenceMark = (material: FenceMaterial, feet: number): View =>
  mark(`${material} ${feet}`, () => {
    const frame = createFrame({ scale: 0.46, left: 7, ground: 43 })
    const kit = fenceKit(material, feet)
    const height = feet * 12
    return kit.bay(frame, [0, 104], height) + kit.posts(frame, [0, 104], height, 0) + ground
  })

/** The marks of the other questions, by field and option. */
const others: Record<string, () => string> = {
  'walk-gates 1': () => gate(40, 0.46, 1),
  'drive-gates 1': () => gate(168, 0.3, 2),
  'ground level': () => groundLine(8, 54, 36),
  'ground slope': () => path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, line(8, 40, 54, 24)),
  'ground rock': () => groundLine(8, 54, 26) + outline('stone', stone(16, 34), stone(31, 38), stone(46, 33)),
  'removal yes': () => {
    const frame = createFrame({ scale: 0.46, left: 7, ground: 43 })
    return hidden(...steps(0, 78, 26).map((x) => box(frame, x, 0, x + 26, 70))) + ground
  },
  'opener yes': () => {
    const frame = createFrame({ scale: 0.46, left: 7, ground: 43 })
    return outline('post', box(frame, 74, 0, 82, 66)) + outline('siding', box(frame, 84, 0, 104, 26)) + detail(line(8, 30, 40, 30)) + ground
  },
  'length back': () => lot([8, 6], [54, 6]),
  'length back-side': () => lot([8, 6], [54, 6], [54, 26]),
  'length back-sides': () => lot([8, 26], [8, 6], [54, 6], [54, 26]),
}

export function otherMark(name: string, option: string): View | undefined {
  const key = `${name} ${option}`
  const draw = others[key]
  return draw && mark(key, draw)
}

function gate(clear: number, scale: number, leaves: 1 | 2): string {
  const frame = createFrame({ scale, left: 31 - (clear * scale) / 2, ground: 43 })
  const kit = fenceKit('cedar', 6)
  const drawnLeaves =
    leaves === 1 ? kit.leaf(frame, 2, clear - 2, 66) : kit.leaf(frame, 2, clear / 2 - 1, 66) + kit.leaf(frame, clear - 2, clear / 2 + 1, 66)
  return drawnLeaves + kit.posts(frame, [0, clear], 72, 0) + ground
}

const stone = (x: number, y: number) =>
  polygon([
    [x - 6, y + 3],
    [x - 3, y - 4],
    [x + 4, y - 3],
    [x + 6, y + 2],
    [x + 1, y + 5],
  ])

/** A lot from above: the house, and the fence around the yard behind it. */
const lot = (...fence: Point[]) =>
  outline('stone', 'M16 26h30v13h-30z') + path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 3 }, polyline(fence))
