import type { Footing } from '../../drawing/below-grade.ts'
import type { Frame } from '../../drawing/frame.ts'
import { number } from '../../drawing/paths.ts'
import { group } from '../../drawing/shapes.ts'
import { gateOpener, photoEye } from './drawing/gate-opener.ts'
import { racking, raised } from './drawing/slope.ts'
import type { PlacedSpan } from './fence-layout.ts'
import { footingsOf, gradeAt, isWhole, type Run, slope, spacingOf } from './fence-run.ts'

/** The bays and gates between the posts. */
export function infill(run: Run): string {
  return wholeBay(run) + run.layout.spans.map((span) => spanMarkup(run, span)).join('')
}

/** All full bays look the same, so one is drawn in `defs` at the first post, and each bay is a `use` of it. */
function wholeBay(run: Run): string {
  const { frame, kit, height, layout } = run
  if (!layout.spans.some((span) => isWhole(run, span))) return ''
  return `<defs>${group({ id: wholeBayId(run) }, kit.bay(frame, [0, spacingOf(run)], height))}</defs>`
}

const wholeBayId = ({ id }: Run) => `bay-${id}`

export function spanMarkup(run: Run, span: PlacedSpan): string {
  const { frame, kit, height } = run
  if (span.kind !== 'bay') return gate(run, raised(frame, gradeAt(run, span.to)), span)
  if (isWhole(run, span)) return `<use href="#${wholeBayId(run)}"${placement(run, span, frame.x(span.from) - frame.x(0))}/>`
  return `<g${placement(run, span, 0)}>${kit.bay(frame, [span.from, span.to], height)}</g>`
}

/**
 * The transform that moves a bay `right` px from where it was drawn and up to its ground. Panels stay level; other bays are sheared along
 * the slope, so that upright lines stay upright.
 */
function placement(run: Run, { from, to }: PlacedSpan, right: number): string {
  const { frame, kit, isSloped } = run
  const up = isSloped && kit.isStepped ? Math.round(frame.size(gradeAt(run, to))) : 0
  if (isSloped && !kit.isStepped) return ` transform="${racking(frame, slope, from, gradeAt(run, from), right)}"`
  return right === 0 && up === 0 ? '' : ` transform="translate(${number(right)} ${-up})"`
}

function gate({ kit, height, post, values }: Run, frame: Frame, { kind, from, to }: PlacedSpan): string {
  const [left, right] = [from + post / 2, to - post / 2]
  if (kind === 'walk-gate') return kit.leaf(frame, left + 0.75, right - 0.75, height)
  const middle = (left + right) / 2
  const leaves = kit.leaf(frame, left + 0.75, middle - 0.4, height) + kit.leaf(frame, right - 0.75, middle + 0.4, height)
  return values.opener ? leaves + photoEye(frame, left, right) + gateOpener(frame, left) : leaves
}

/** A post reaches the top of the higher of the two spans that meet there. */
export function posts(run: Run): string {
  const { frame, kit, height, layout } = run
  const drawn = ({ x, depth }: Footing) => {
    const lift = Math.max(...layout.spans.filter(({ from, to }) => from === x || to === x).map((span) => liftOf(run, span, x)))
    return kit.posts(raised(frame, lift), [x], height, depth + lift - gradeAt(run, x))
  }
  return group({ 'data-part': 'posts' }, ...footingsOf(run).map(drawn))
}

/** How far a span is raised at x, in inches. Gates and panels are level, at the height of their uphill end. Other bays follow the ground. */
function liftOf(run: Run, { kind, to }: PlacedSpan, x: number): number {
  return kind !== 'bay' || run.kit.isStepped ? gradeAt(run, to) : gradeAt(run, x)
}
