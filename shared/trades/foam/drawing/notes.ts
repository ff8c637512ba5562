import { label, type Notation } from '../../../drawing/notation.ts'
import { circle, line, type Point } from '../../../drawing/paths.ts'

/** A note in two lines: the kind of foam, then its thickness and R-value. The leader ends at the first line. */
export function foamNote(dot: Point, end: Point, [kind, value]: readonly [string, string], isBelow = false): Notation {
  const isRight = end[0] >= dot[0]
  const anchor = isRight ? 'start' : 'end'
  const x = end[0] + (isRight ? 6 : -6)
  const texts = label([x, end[1] + 4.5], kind, anchor) + label([x, end[1] + 20.5], value, anchor)
  return { lines: line(...dot, ...end), dots: circle(...dot, 3), ...(isBelow ? { textsBelow: texts } : { texts }) }
}

/** A note without a leader. */
export const plainNote = (at: Point, text: string, anchor: 'start' | 'middle' | 'end' = 'middle'): Notation => ({
  texts: label(at, text, anchor),
})
