import type { Frame } from '../frame.ts'
import { number } from '../paths.ts'
import { group } from '../shapes.ts'

/** The same drawing so many inches higher, by whole pixels, so that it looks the same. */
export function raised(frame: Frame, by: number): Frame {
  const lift = Math.round(frame.size(by))
  return lift === 0 ? frame : { ...frame, y: (inches) => frame.y(inches) - lift }
}

/** A fence that follows its slope (inches of rise to the right for each of run): upright lines stay in their place, level ones follow the grade. */
export const racked = (frame: Frame, slope: number, from: number, grade: number, markup: string): string =>
  group({ transform: racking(frame, slope, from, grade) }, markup)

/** The transform of a bay that begins at `from` and is drawn so many pixels to the left of there. */
export function racking(frame: Frame, slope: number, from: number, grade: number, right = 0): string {
  const down = slope * (frame.x(from) - right) - frame.size(grade)
  return `matrix(1 ${(-slope).toFixed(5)} 0 1 ${number(right)} ${number(down)})`
}
