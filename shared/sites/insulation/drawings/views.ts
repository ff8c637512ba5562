import type { Drawing } from '../../../content/site-types.ts'
import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'

export type Both<T> = { desktop: T; phone: T }

/** Draws one version. Use `isPhone` to leave out parts that don't fit on a phone. */
export type Draw = (frame: Frame, isPhone: boolean) => string

const ROW = { desktop: { width: 370, ground: 142 }, phone: { width: 208, ground: 92 } }
/** Pixels per inch. All sections have the same scale, except the steel building, which is smaller. */
const ROW_SCALE = { desktop: 1.25, phone: 0.8 }

/** A drawing for a service in the home page's list. `left` is the x of its origin in px. */
export function createRow(label: string, left: Both<number>, draw: Draw, scales: Both<number> = ROW_SCALE): Drawing {
  const view = (size: 'desktop' | 'phone'): View => {
    const { width, ground } = ROW[size]
    const frame = createFrame({ scale: scales[size], ground, left: left[size], dense: size === 'phone' })
    return { width, height: ground + 8, ground, markup: draw(frame, size === 'phone') + groundLine(0, width, ground) }
  }
  return createDrawing(label, view('desktop'), view('phone'))
}

/**
 * A run is a drawing that is wider than any window. From lg, it is 2600 px wide and centered, so the container's left edge is at 715. Below
 * lg, it is 1200 px wide and pages shift it 200 px to the left, so the left edge of the text is at 220 and the drawing reaches the right
 * edge of a 991 px window.
 */
const RUN = { desktop: { width: 2600, left: 715 }, phone: { width: 1200, left: 220 } }

/** The extent of a run, in inches from its origin. */
export type Span = { from: number; to: number; isPhone: boolean }

type RunSize = { height: number; depth: number; headroom: number; scales: Both<number> }

/** A drawing across the window. Its origin is the container's left edge; `height` and `depth` are inches above and below the ground line. */
export function createRun(
  label: string,
  { height, depth, headroom, scales }: RunSize,
  draw: (frame: Frame, span: Span) => string,
): Drawing {
  const view = (size: 'desktop' | 'phone'): View => {
    const { width, left } = RUN[size]
    const scale = scales[size]
    const ground = Math.ceil(height * scale) + headroom
    const frame = createFrame({ scale, ground, left })
    const span = { from: -left / scale, to: (width - left) / scale, isPhone: size === 'phone' }
    return { width, height: ground + Math.ceil(depth * scale) + 2, ground, markup: draw(frame, span) + groundLine(0, width, ground) }
  }
  return createDrawing(label, view('desktop'), view('phone'))
}
