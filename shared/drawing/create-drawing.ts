import type { Drawing } from '../content/site-types.ts'
import { makeRelative } from './relative-path.ts'

/** One emission of a drawing, in CSS pixels. `ground` is the middle of its 2 px ground line, from the top. */
export type View = { width: number; height: number; ground?: number; markup: string }

/** A drawing from its emission for large screens and, where it is needed there, the one for phones. */
export function createDrawing(label: string, desktop: View, phone?: View): Drawing {
  return { label, ...forSheet(desktop), ...(phone ? { phone: forSheet(phone) } : {}) }
}

/** A sheet holds hundreds of pickets: relative paths make them alike. A page's one drawing is not worth the time. */
const forSheet = ({ markup, ...view }: View): View => ({
  ...view,
  markup: markup.replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${makeRelative(data)}"`),
})
