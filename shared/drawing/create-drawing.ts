import type { Drawing } from '../content/site-types.ts'
import { makeRelative } from './relative-path.ts'

/** One version of a drawing, in CSS pixels. `ground` is the y of the middle of its 2 px ground line. */
export type View = { width: number; height: number; ground?: number; markup: string }

/** A drawing from its version for large screens and an optional version for phones. */
export function createDrawing(label: string, desktop: View, phone?: View): Drawing {
  return { label, ...forSheet(desktop), ...(phone ? { phone: forSheet(phone) } : {}) }
}

/** Relative paths make repeated shapes compress well in a sheet of drawings. Drawings rendered per request skip this step. */
const forSheet = ({ markup, ...view }: View): View => ({
  ...view,
  markup: markup.replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${makeRelative(data)}"`),
})
