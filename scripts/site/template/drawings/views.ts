import { groundLine } from '../../../../shared/drawing/below-grade.ts'
import { createDrawing, type View } from '../../../../shared/drawing/create-drawing.ts'
import { createFrame, type Frame } from '../../../../shared/drawing/frame.ts'
import type { Drawing } from '../../../../shared/site-types.ts'

type Size = 'desktop' | 'phone'

/** Draws in inches: x to the right, y up from the ground. */
export type Draw = (frame: Frame, size: Size) => string

/** All rows share a scale and a ground line, so that heights compare down the page. `left` is the pixel of zero. */
const row = { desktop: { scale: 0.74, width: 370, ground: 168, left: 40 }, phone: { scale: 0.44, width: 208, ground: 112, left: 20 } }

/** A drawing beside a service's name. It stands on the row's rule. */
export function createRow(label: string, draw: Draw): Drawing {
  const view = (size: Size): View => {
    const { scale, width, ground, left } = row[size]
    const frame = createFrame({ scale, left, ground, dense: size === 'phone' })
    return { width, height: ground + 8, ground, markup: draw(frame, size) + groundLine(0, width, ground) }
  }
  return createDrawing(label, view('desktop'), view('phone'))
}

/** 2600 px cross any window, 1200 px one of less than 992; `left` is where the page's text begins. */
const run = { desktop: { scale: 0.8, width: 2600, left: 715 }, phone: { scale: 0.62, width: 1200, left: 220 } }

/** What a run covers, in inches from its zero. */
export type Span = { from: number; to: number }

/** A drawing from one edge of the window to the other; `headroom` is in px, for the dimensions. */
export function createRun(label: string, height: number, draw: (frame: Frame, span: Span) => string, headroom = 52): Drawing {
  const view = (size: Size): View => {
    const { scale, width, left } = run[size]
    const ground = Math.ceil(height * scale) + headroom
    const frame = createFrame({ scale, left, ground, dense: size === 'phone' })
    const markup = draw(frame, { from: -left / scale, to: (width - left) / scale }) + groundLine(0, width, ground)
    return { width, height: ground + 12, ground, markup }
  }
  return createDrawing(label, view('desktop'), view('phone'))
}

/** A mark of 62 x 44 px, drawn in pixels up from its ground. Screen readers pass over it: the words beside it say the same. */
export function createMark(draw: (frame: Frame) => string): Drawing {
  const frame = createFrame({ scale: 1, left: 0, ground: 43 })
  return createDrawing('', { width: 62, height: 44, ground: 43, markup: draw(frame) + groundLine(0, 62, 43) })
}
