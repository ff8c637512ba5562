import type { Drawing } from '../site-types.ts'

/** One emission of a drawing, in CSS pixels. `ground` is the middle of its 2 px ground line, from the top. */
export type View = { width: number; height: number; ground?: number; markup: string }

/** A drawing from its emission for large screens and, where it is needed there, the one for phones. */
export function createDrawing(label: string, desktop: View, phone?: View): Drawing {
  return phone ? { label, ...desktop, phone } : { label, ...desktop }
}
