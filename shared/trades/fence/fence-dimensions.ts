import { feetAndInches } from '../../drawing/lengths.ts'
import { labelWidth, levelDimension, type Notation, uprightDimension } from '../../drawing/notation.ts'
import { line } from '../../drawing/paths.ts'
import { fillWords } from '../../text/fill-words.ts'
import type { PlacedSpan } from './fence-layout.ts'
import { endOf, footingsOf, gradeAt, isWhole, type Run, spacingOf } from './fence-run.ts'

/** Pixels between the first post and the dimension line of its height. */
const heightOffset = 13
/** Pixels between the fence and the dimension line of a span, and of the total length above it. */
const spanOffset = 20
const totalOffset = 48
/** Pixels between a label and the ticks on both sides of it. */
const labelGap = 2

/** All dimensions but the total length: gates, one full bay and the remainder, the height and the depth of the posts. */
export function dimensions(run: Run): Notation[] {
  const { frame, height, kit, post } = run
  const end = endOf(run)
  const topAt = (x: number) => height + kit.above + gradeAt(run, x)
  const top = topAt(end)
  const measured = measuredSpans(run).flatMap(({ from, to, wordings }): Notation[] => {
    const text = wordings.find((wording) => labelWidth(wording) + 2 * labelGap <= frame.x(to) - frame.x(from))
    const edges = [topAt(from), topAt(to)] as const
    return text === undefined ? [] : [levelDimension(frame, { from, to, y: top, text, offset: spanOffset, edges })]
  })
  return [
    ...measured,
    uprightDimension(frame, { x: -post / 2, from: 0, to: height, text: feetAndInches(height), offset: heightOffset }),
    ...depthDimension(run),
  ]
}

/** The total length, `offset` px above the fence, with break marks where the fence is broken. */
export function totalDimension(run: Run, offset = totalOffset): Notation[] {
  const { frame, height, kit, values } = run
  const end = endOf(run)
  const [first, top] = [height + kit.above, height + kit.above + gradeAt(run, end)]
  const text = feetAndInches(Number(values.length) * 12)
  const total = levelDimension(frame, { from: 0, to: end, y: top, text, offset, edges: [first, top] })
  return [total, breakInDimension(run, Math.round(frame.y(top) - offset) + 0.5)]
}

/** The depth of the first footing, in line with the height dimension, if the scale leaves room for the label. */
function depthDimension(run: Run): Notation[] {
  const [first] = footingsOf(run)
  if (!first || run.frame.scale < 0.6) return []
  const { frame } = run
  const { hole, post, depth } = first
  const offset = heightOffset - (frame.x(-post / 2) - frame.x(-hole / 2))
  return [uprightDimension(frame, { x: -hole / 2, from: -depth, to: 0, text: feetAndInches(depth), offset, isBelow: true })]
}

/** The spans to measure: gates, one full bay, the remainder. A dimension without room for its label between its ticks is left out. */
function measuredSpans(run: Run): { from: number; to: number; wordings: string[] }[] {
  const { layout, post, words } = run
  const spacing = spacingOf(run)
  const clear = ({ from, to }: PlacedSpan) => {
    const text = feetAndInches(to - from - post)
    return { from: from + post / 2, to: to - post / 2, wordings: [fillWords(words.clear, { size: text }), text] }
  }
  const isBay = (span: PlacedSpan | undefined) => span === undefined || span.kind === 'bay'
  // Next to a gate, the ticks of both dimensions would merge, so other bays are preferred.
  const isAwayFromGates = (index: number) => isBay(layout.spans[index - 1]) && isBay(layout.spans[index + 1])
  const whole = layout.spans.filter((span) => isWhole(run, span))
  const preferred = layout.spans.filter((span, index) => whole.includes(span) && isAwayFromGates(index))
  const rest = layout.spans.filter(({ kind, width }) => kind === 'bay' && width !== spacing)
  const first = (kind: PlacedSpan['kind']) => layout.spans.filter((span) => span.kind === kind).slice(0, 1)
  const size = feetAndInches(spacing)
  const bay = [...preferred, ...whole]
    .slice(0, 1)
    .map(({ from, to }) => ({ from, to, wordings: [fillWords(words.onCenter, { size }), size] }))
  const remainder = rest.slice(-1).map(({ from, to, width }) => ({ from, to, wordings: [feetAndInches(width)] }))
  return [...[...first('walk-gate'), ...first('drive-gate')].map(clear), ...bay, ...remainder]
}

/** Break marks on the dimension line of the total length, where the fence is broken. */
export function breakInDimension({ frame, layout: { gap } }: Run, y: number): Notation {
  if (!gap) return {}
  const x = frame.x(gap.at + gap.width / 2)
  return { ticks: line(x - 6, y + 5, x - 1, y - 5) + line(x + 1, y + 5, x + 6, y - 5) }
}
