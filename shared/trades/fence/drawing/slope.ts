import type { Frame } from '../../../drawing/frame.ts'
import { number } from '../../../drawing/paths.ts'
import { group } from '../../../drawing/shapes.ts'

/** A frame that draws `by` inches higher, rounded to whole pixels so that shapes look the same. */
export function raised(frame: Frame, by: number): Frame {
  const lift = Math.round(frame.size(by))
  return lift === 0 ? frame : { ...frame, y: (inches) => frame.y(inches) - lift }
}

/** Shears a fence along `slope` (inches of rise per inch to the right): horizontal lines follow the grade, vertical lines stay vertical. */
export const racked = (frame: Frame, slope: number, from: number, grade: number, markup: string): string =>
  group({ transform: racking(frame, slope, from, grade) }, markup)

/** The transform for a bay that starts at `from`, at the height `grade`. `right` moves it, in px, from where it was drawn. */
export function racking(frame: Frame, slope: number, from: number, grade: number, right = 0): string {
  const down = slope * (frame.x(from) - right) - frame.size(grade)
  return `matrix(1 ${(-slope).toFixed(5)} 0 1 ${number(right)} ${number(down)})`
}
