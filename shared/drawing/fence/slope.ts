import type { Frame } from '../frame.ts'
import { number } from '../paths.ts'
import { group } from '../shapes.ts'

/** The same drawing so many inches higher. */
export const raised = (frame: Frame, by: number): Frame => (by === 0 ? frame : { ...frame, y: (inches) => frame.y(inches + by) })

/** A fence that follows its slope (inches of rise to the right for each of run): upright lines stay in their place, level ones follow the grade. */
export function racked(frame: Frame, slope: number, from: number, grade: number, markup: string): string {
  const shift = slope * frame.x(from) - frame.size(grade)
  return group({ transform: `matrix(1 ${(-slope).toFixed(5)} 0 1 0 ${number(shift)})` }, markup)
}
