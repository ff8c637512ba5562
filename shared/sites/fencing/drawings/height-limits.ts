import { concreteFootings, groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { feetAndInches } from '../../../drawing/lengths.ts'
import { label, type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import { boards, rails, woodFootings, woodPosts } from '../../../trades/fence/drawing/board-fence.ts'
import { evenMiddles, steelPickets } from '../../../trades/fence/drawing/steel-fence.ts'

const LOW = 42
const HIGH = 72
const SECTION = 96
const DEPTH = 24

type Kind = { name: string; height: number; solid: number }

const kinds: readonly Kind[] = [
  { name: 'front, solid', height: LOW, solid: LOW },
  { name: 'front, open top', height: HIGH, solid: LOW },
  { name: 'backyard', height: HIGH, solid: HIGH },
]

/** One section: boards up to `solid`, and pickets that can be seen through above them. */
function section(frame: Frame, { height, solid }: Kind): string {
  const bay = [0, SECTION] as const
  const top = rails(frame, [bay], [[height - 3.5, height]])
  const open =
    height > solid ? steelPickets(frame, evenMiddles(bay, 6), solid, height - 3.5) + rails(frame, [bay], [[solid - 3.5, solid]]) : ''
  return [
    concreteFootings(frame, woodFootings(bay)),
    boards(frame, bay, 2, solid - 3.5),
    open,
    top,
    woodPosts(frame, bay, height, DEPTH),
  ].join('')
}

function dimensions(frame: Frame, { height, solid }: Kind): Notation[] {
  const whole = uprightDimension(frame, { x: -1.75, from: 0, to: height, text: feetAndInches(height), offset: 12 })
  if (height === solid) return [whole]
  const open = uprightDimension(frame, {
    x: SECTION + 1.75,
    from: solid,
    to: height,
    text: feetAndInches(height - solid),
    offset: -12,
  })
  return [whole, open]
}

function fence(frame: Frame, kind: Kind) {
  const name: Notation = { texts: label([frame.x(SECTION / 2), frame.y(-DEPTH) + 20], kind.name) }
  return { markup: section(frame, kind), notation: [...dimensions(frame, kind), name] }
}

function view(width: number, height: number, frames: readonly Frame[]): View {
  const fences = kinds.flatMap((kind, index) => (frames[index] ? [fence(frames[index], kind)] : []))
  return {
    width,
    height,
    markup: [
      ...fences.map(({ markup }) => markup),
      ...[...new Set(frames.map((frame) => frame.y(0)))].map((y) => groundLine(0, width, y)),
      notate(...fences.flatMap(({ notation }) => notation)),
    ].join(''),
  }
}

const ground = 134
const desktopView = view(
  720,
  202,
  [64, 300, 548].map((left) => createFrame({ scale: 1.5, left, ground })),
)

/** The two front fences beside each other, and the one for the backyard below. */
const phoneView = view(
  320,
  250,
  [
    { left: 54, ground: 78 },
    { left: 190, ground: 78 },
    { left: 54, ground: 206 },
  ].map((place) => createFrame({ scale: 0.8, dense: true, ...place })),
)

export const heightLimits = createDrawing(
  `Three fences by the rules of Simi Valley: a solid one ${feetAndInches(LOW)} high and one ${feetAndInches(HIGH)} high with an open top of ${feetAndInches(HIGH - LOW)} for the front, and a solid one ${feetAndInches(HIGH)} high for the backyard.`,
  desktopView,
  phoneView,
)
