import type { Drawing } from '../../../content/site-types.ts'
import { groundLine } from '../../../drawing/below-grade.ts'
import { createDrawing, type View } from '../../../drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../drawing/frame.ts'

export type Both<T> = { desktop: T; phone: T }

/** Draws at one size. `isPhone` is for what has no room on a phone. */
export type Draw = (frame: Frame, isPhone: boolean) => string

const ROW = { desktop: { width: 370, ground: 142 }, phone: { width: 208, ground: 92 } }
/** Sections at their true size beside each other; the steel building alone is drawn smaller, by its own scale. */
export const ROW_SCALE = { desktop: 1.25, phone: 0.8 }

/** A section for a service's row, standing on the row's rule; `left` is the pixel of its zero. */
export function createRow(label: string, left: Both<number>, draw: Draw, scales: Both<number> = ROW_SCALE): Drawing {
  const view = (size: 'desktop' | 'phone'): View => {
    const { width, ground } = ROW[size]
    const frame = createFrame({ scale: scales[size], ground, left: left[size], dense: size === 'phone' })
    return { width, height: ground + 8, ground, markup: draw(frame, size === 'phone') + groundLine(0, width, ground) }
  }
  return createDrawing(label, view('desktop'), view('phone'))
}

/**
 * Runs cross any window: 2600 px with the container's left edge at 715, below lg 1200 with the text's left edge at 220 (pages
 * shift it 200 to the left, so that it ends beyond a window of 991).
 */
const RUN = { desktop: { width: 2600, left: 715 }, phone: { width: 1200, left: 220 } }

/** What a run covers, in inches from its zero. */
export type Span = { from: number; to: number; isPhone: boolean }

type RunSize = { height: number; depth: number; headroom: number; scales: Both<number> }

/** A run whose zero is the container's left edge; `height` and `depth` are inches above and below its ground line. */
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

/** A mark beside a name: 62 x 44 px, hidden from assistive technology, drawn in pixels up from its ground. */
export function createMark(draw: (frame: Frame) => string): Drawing {
  const frame = createFrame({ scale: 1, left: 0, ground: 43 })
  return createDrawing('', { width: 62, height: 44, ground: 43, markup: draw(frame) + groundLine(0, 62, 43) })
}
