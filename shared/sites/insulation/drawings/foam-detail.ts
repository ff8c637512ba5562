import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'
import { createNoise } from '../../../drawing/noise.ts'
import { type Notation, notate, uprightDimension } from '../../../drawing/notation.ts'
import { circle, line, type Point } from '../../../drawing/paths.ts'
import { path } from '../../../drawing/shapes.ts'
import { plainNote } from '../../../trades/foam/drawing/notes.ts'
import { STUD } from '../../../trades/foam/drawing/stud-wall.ts'
import { PITCH, STUDS, WALL_DEPTH, wallPlan } from '../../../trades/foam/drawing/wall-plan.ts'

type Kind = { name: string; thickness: number; text: string; isOpen: boolean }

const CLOSED: Kind = { name: 'Closed-cell', thickness: 3, text: '3" R-18', isOpen: false }
const OPEN: Kind = { name: 'Open-cell', thickness: 5.5, text: '5 1/2" R-19', isOpen: true }

/** Foam cells under a lens, with closed or open walls. */
function lens([x, y]: Point, radius: number, isOpen: boolean): string {
  const noise = createNoise(isOpen ? 61 : 62)
  const pitch = 12.6
  const rows = Math.ceil((radius * 1.2) / pitch)
  const bubbles: string[] = []
  for (let row = -rows; row <= rows; row++) {
    for (let column = -rows; column <= rows; column++) {
      const [cx, cy] = [(column + (row % 2) / 2) * pitch + (noise() - 0.5) * 2, row * pitch * 0.87 + (noise() - 0.5) * 2]
      const size = 4.7 + noise() * 1.5
      if (Math.hypot(cx, cy) + size < radius - 1.5) bubbles.push(circle(x + cx, y + cy, size))
    }
  }
  const walls: Record<string, string> = isOpen ? { 'stroke-dasharray': '8 4.5', fill: 'none' } : { fill: 'var(--paper,var(--ground))' }
  return (
    path({ fill: 'var(--foam)', stroke: 'var(--second)', 'stroke-width': 1.5 }, circle(x, y, radius)) +
    path({ ...walls, stroke: 'var(--line)', 'stroke-width': 1 }, ...bubbles)
  )
}

/** One bay with its foam and dimensions, and a lens beside it. */
function sample(frame: Frame, { name, thickness, text, isOpen }: Kind, radius: number): string {
  const right = PITCH + STUD / 2
  const dot: Point = [frame.x(PITCH - 2.6), frame.y(STUDS - 1.5)]
  const middle = frame.y(WALL_DEPTH / 2)
  const center: Point = [frame.x(right) + 14 + radius, middle]
  const title: Notation = plainNote([frame.x(-STUD / 2), frame.y(WALL_DEPTH) - 14], name, 'start')
  return [
    wallPlan(frame, [0, PITCH], thickness),
    notate(title, uprightDimension(frame, { x: -STUD / 2, from: STUDS - thickness, to: STUDS, text, offset: 14 }), {
      lines: line(...dot, center[0] - radius, middle),
      dots: circle(...dot, 3),
    }),
    lens(center, radius, isOpen),
  ].join('')
}

function desktopView(): View {
  const ground = 118
  const at = (left: number) => createFrame({ scale: 8.4, left, ground })
  return { width: 720, height: 146, markup: sample(at(84), CLOSED, 46) + sample(at(466), OPEN, 46) }
}

function phoneView(): View {
  const at = (ground: number) => createFrame({ scale: 6.4, left: 106, ground, dense: true })
  return { width: 320, height: 240, markup: sample(at(90), CLOSED, 40) + sample(at(210), OPEN, 40) }
}

export const foamDetail = createDrawing(
  'Plan of the same 2x6 stud bay with closed-cell foam, 3", R-18, and with open-cell foam, 5 1/2", R-19. Enlarged, the closed-cell bubbles are whole and the open-cell bubbles are open.',
  desktopView(),
  phoneView(),
)
