import type { Drawing } from '../../../content/site-types.ts'
import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'

type Both<T> = { desktop: T; phone: T }

/** Draws at one size. `isPhone` is for what has no room on a phone. */
type Draw = (frame: Frame, isPhone: boolean) => string

/** Row drawings share a scale, a height and a ground line, so that heights compare down the page. */
const ROW = { desktop: { scale: 1.25, width: 370, ground: 168, below: 46 }, phone: { scale: 0.8, width: 212, ground: 112, below: 34 } }

/** A drawing for a service's row; `left` is the pixel at which its zero stands. */
export function createRow(label: string, left: Both<number>, draw: Draw, phoneWidth = ROW.phone.width): Drawing {
  const view = (isPhone: boolean): View => {
    const { scale, ground, below } = isPhone ? ROW.phone : ROW.desktop
    const width = isPhone ? phoneWidth : ROW.desktop.width
    const frame = createFrame({ scale, ground, left: isPhone ? left.phone : left.desktop, dense: isPhone })
    return { width, height: ground + below, ground, markup: draw(frame, isPhone) + groundLine(0, width, ground) }
  }
  return createDrawing(label, view(false), view(true))
}

/**
 * Runs go across any window: 2600 px wide with the container's left edge (1170 px, centred) at 715,
 * 1200 px below lg with the container's left edge (20 px margin) at 220: pages shift it 200 to the left, so that it ends
 * beyond a window of 991.
 */
export const RUN = {
  desktop: { scale: 1.72, width: 2600, containerLeft: 715 },
  phone: { scale: 1.3, width: 1200, containerLeft: 220 },
} as const

/** The bay that a run measures: the first from the container's edge, on large screens the next, for windows of 992 cut the first. */
export function firstBay(isPhone: boolean, pitch: number): { from: number; to: number } {
  const from = isPhone ? 0 : pitch
  return { from, to: from + pitch }
}

/** What a run covers, in inches from its zero. */
export type Span = { from: number; to: number; isPhone: boolean }

/**
 * A run across the window. Its zero stands `inset` px inside the container; `height` and `depth` are inches above and
 * below grade, `headroom` the pixels above for dimensions.
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
    const frame = createFrame({ scale, ground, left, dense: isPhone })
    const span = { from: -left / scale, to: (width - left) / scale, isPhone }
    const markup = draw(frame, span) + groundLine(0, width, ground)
    return { width, height: ground + Math.ceil(depth * scale) + 12, ground, markup }
  }
  return createDrawing(label, view(false), view(true))
}

/** A mark beside a service's name: 62 x 44 px, hidden from assistive technology. Drawn in pixels up from its ground. */
export function createMark(draw: (frame: Frame) => string, ground = true): Drawing {
  const frame = createFrame({ scale: 1, left: 0, ground: 43 })
  return createDrawing('', { width: 62, height: 44, ground: 43, markup: draw(frame) + (ground ? groundLine(0, 62, 43) : '') })
}
