import type { Drawing } from '../../../content/site-types.ts'
import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'

type Both<T> = { desktop: T; phone: T }

/** Draws one version. Use `isPhone` to leave out parts that don't fit on a phone. */
type Draw = (frame: Frame, isPhone: boolean) => string

/** Row drawings have the same scale, height and ground line, so that heights can be compared across services. */
const ROW = { desktop: { scale: 1.25, width: 370, ground: 168, below: 46 }, phone: { scale: 0.8, width: 212, ground: 112, below: 34 } }

/**
 * A drawing for a service in the home page's list. `left` is the x of its origin in px. The first service's drawing fills the width of its
 * text, so its ground line continues `beyond` both sides.
 */
export function createRow(
  label: string,
  left: Both<number>,
  draw: Draw,
  { phoneWidth, beyond }: { phoneWidth: number; beyond: number } = { phoneWidth: ROW.phone.width, beyond: 0 },
): Drawing {
  const view = (isPhone: boolean): View => {
    const { scale, ground, below } = isPhone ? ROW.phone : ROW.desktop
    const width = isPhone ? phoneWidth : ROW.desktop.width
    const frame = createFrame({ scale, ground, left: isPhone ? left.phone : left.desktop, dense: isPhone })
    return { width, height: ground + below, ground, markup: draw(frame, isPhone) + groundLine(-beyond, width + beyond, ground) }
  }
  return createDrawing(label, view(false), view(true))
}

/**
 * A run is a drawing that is wider than any window. From lg, it is 2600 px wide and centered, so the left edge of the 1170 px container is
 * at 715. Below lg, it is 1200 px wide and pages shift it 200 px to the left, so the left edge of the container (20 px margin) is at 220
 * and the drawing reaches the right edge of a 991 px window.
 */
const RUN = {
  desktop: { scale: 1.72, width: 2600, containerLeft: 715 },
  phone: { scale: 1.3, width: 1200, containerLeft: 220 },
} as const

/** The bay that gets a dimension: the first in the container, or the second on large screens, because a 992 px window cuts off the first. */
export function firstBay(isPhone: boolean, pitch: number): { from: number; to: number } {
  const from = isPhone ? 0 : pitch
  return { from, to: from + pitch }
}

/** The extent of a run, in inches from its origin. */
export type Span = { from: number; to: number; isPhone: boolean }

/**
 * A drawing across the window. Its origin is `inset` px right of the container's left edge. `height` and `depth` are inches above and
 * below grade; `headroom` is the space for dimensions above the fence, in px.
 */
export function createRun(
  label: string,
  {
    height,
    depth,
    inset = { desktop: 20, phone: 20 },
    headroom = 52,
  }: { height: number; depth: number; inset?: Both<number>; headroom?: number },
  draw: (frame: Frame, span: Span) => string,
  scales: Both<number> = { desktop: RUN.desktop.scale, phone: RUN.phone.scale },
): Drawing {
  const view = (isPhone: boolean): View => {
    const { width, containerLeft } = isPhone ? RUN.phone : RUN.desktop
    const scale = isPhone ? scales.phone : scales.desktop
    const ground = Math.ceil(height * scale) + headroom
    const left = containerLeft + (isPhone ? inset.phone : inset.desktop)
    const frame = createFrame({ scale, ground, left })
    const span = { from: -left / scale, to: (width - left) / scale, isPhone }
    const markup = draw(frame, span) + groundLine(0, width, ground)
    return { width, height: ground + Math.ceil(depth * scale) + 12, ground, markup }
  }
  return createDrawing(label, view(false), view(true))
}

/** Size of the drawings of things to choose from: four fit the container side by side, five if narrow. */
const CHOICE = { scale: 1.05, left: 54, ground: 112 } as const

/** One of several drawings that are shown side by side on one line, at one scale. `width` is in px. */
export function createChoice(label: string, draw: (frame: Frame) => string, width = 263): Drawing {
  const { ground, ...origin } = CHOICE
  const frame = createFrame({ ...origin, ground, dense: true })
  return createDrawing(label, { width, height: ground + 1, ground, markup: draw(frame) })
}
