import { concreteCrowns, concreteFootings, type Footing } from '../drawing/below-grade.ts'
import type { View } from '../drawing/create-drawing.ts'
import { type FenceKit, fenceKit } from '../drawing/fence/fence-kits.ts'
import { gateOpener, photoEye } from '../drawing/fence/gate-opener.ts'
import { racking, raised } from '../drawing/fence/slope.ts'
import { createFrame, type Frame } from '../drawing/frame.ts'
import { steps } from '../drawing/in-inches.ts'
import { feetAndInches } from '../drawing/lengths.ts'
import { createNoise } from '../drawing/noise.ts'
import { labelWidth, levelDimension, type Notation, notate, uprightDimension } from '../drawing/notation.ts'
import { paper } from '../drawing/paint.ts'
import { line, number, polygon, polyline } from '../drawing/paths.ts'
import { group, hidden, outline, path } from '../drawing/shapes.ts'
import { type FenceLayout, layoutFence, type PlacedSpan } from './fence-layout.ts'
import { fenceSpans, materialOf } from './fence-parts.ts'
import { fillWords } from './fill-words.ts'
import type { FenceTable } from './price-table.ts'
import type { Values } from './questions.ts'

export type FenceView = View & {
  ground: number
  /** The spans drawn, for tests to compare with the estimate. */
  layout: FenceLayout
}

/** Templates with `{size}`: the spacing of posts on center, and the clear width of a gate. */
export type DimensionWords = { onCenter: string; clear: string }

/** Inches of rise per inch of run. */
const slope = 1 / 24
/** Pixels above the fence, for two rows of dimensions. */
const headroom = 76
/** Pixels between the first post and the dimension line of its height. */
const heightOffset = 13
/** Pixels between a label and the ticks on both sides of it. */
const labelGap = 3
/** The ground line extends so far beyond both sides of the drawing that it crosses any window. */
const beyond = 3000

/**
 * Minimum scale, maximum scale, y of the ground line, and the margins beside the first and the last post. They depend only on the width,
 * so the ground does not move between answers. The smallest view is as wide as a window; others are as wide as the container, which the
 * run fills together with the label of its height.
 */
function stageOf(width: number) {
  if (width < 500) return { min: 0.6, max: 1.2, ground: 164, left: 64, right: 22 }
  const margins = { left: 54, right: 5 }
  return width < 800 ? { min: 0.68, max: 1.5, ground: 178, ...margins } : { min: 0.7, max: 1.72, ground: 190, ...margins }
}

/** Draws the elevation of a fence to scale. Takes values from `parseEstimate`; `width` is in px. */
export function drawFence(table: FenceTable, values: Values, words: DimensionWords, width: number): FenceView {
  const material = materialOf(table, values.material)
  const height = Number(values.height) * 12
  const kit = fenceKit(material.id, Number(values.height))
  const spans = fenceSpans(table, values)
  const { min, max, ground, left, right } = stageOf(width)
  const room = width - left - right
  const isSloped = values.ground === 'slope'
  const tallest = height + kit.above + (isSloped ? (room / min) * slope : 0)
  const layout = layoutFence(spans, { room, min, max: Math.max(Math.min(max, (ground - headroom) / tallest), min) })
  const unused = room - (layout.spans.at(-1)?.to ?? 0) * layout.scale
  const frame = createFrame({ scale: layout.scale, left: left + Math.floor(Math.max(unused, 0) / 2), ground, dense: width < 500 })
  const run: Run = { table, values, words, kit, height, post: material.post, layout, frame, isSloped, width }
  const markup = [
    soil(run),
    values.removal ? oldFence(run) : '',
    footings(run),
    wholeBay(run),
    ...layout.spans.map((span) => spanMarkup(run, span)),
    stubs(run),
    posts(run),
    group({}, concreteCrownsOf(run)),
    breakLine(run),
    notate(...dimensions(run)),
  ].join('')
  return { width, height: ground + Math.ceil(36 * layout.scale) + 14, ground, markup, layout }
}

type Run = {
  table: FenceTable
  values: Values
  words: DimensionWords
  kit: FenceKit
  /** In inches. */
  height: number
  post: number
  layout: FenceLayout
  frame: Frame
  isSloped: boolean
  width: number
}

const endOf = ({ layout }: Run) => layout.spans.at(-1)?.to ?? 0

/** Height of the ground at x above the ground at the first post, in inches. */
const gradeAt = (run: Run, x: number) => (run.isSloped ? Math.max(Math.min(x, endOf(run)), 0) * slope : 0)

/** The centers of the posts drawn, each once. */
export const postsOf = ({ spans }: FenceLayout): number[] => [...new Set(spans.flatMap(({ from, to }) => [from, to]))]

/** The ground line across the window and, on a slope, the soil between it and the level of its lower end. */
function soil(run: Run): string {
  const { frame, isSloped, values, width } = run
  const level = (inches: number) => Math.round(frame.y(inches))
  const [left, right, end] = [frame.x(0), frame.x(endOf(run)), gradeAt(run, endOf(run))]
  const edge = [
    [-beyond, level(0)],
    [left, level(0)],
    [right, level(end)],
    [width + beyond, level(end)],
  ] as const
  // The band with the questions starts a pixel lower.
  const below = [[width + beyond, level(0) + 2] as const, [-beyond, level(0) + 2] as const]
  return [
    isSloped ? path({ fill: 'var(--below)' }, polygon([...edge, ...below])) : '',
    path({ fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }, polyline(edge)),
    values.ground === 'rock' ? rocks(run) : '',
  ].join('')
}

/** Boulders in the ground along the fence. */
function rocks(run: Run): string {
  const { frame, width } = run
  const noise = createNoise(31)
  const stones = steps(frame.x(0), width - 56, width < 500 ? 46 : 64).map((left) => {
    const [w, h] = [22 + noise() * 24, 12 + noise() * 12]
    const [x, y] = [left + noise() * 20, frame.y(0) + 12 + noise() * frame.size(20)]
    return polygon([
      [x + w * 0.2, y],
      [x + w * 0.65, y - 2],
      [x + w, y + h * 0.4],
      [x + w * 0.85, y + h * 0.9],
      [x + w * 0.3, y + h],
      [x, y + h * 0.55],
    ])
  })
  return outline('stone', ...stones)
}

/** The dashed outline of the fence to be removed, behind the new one: a little taller and uneven. */
function oldFence(run: Run): string {
  const { frame, height, kit } = run
  const noise = createNoise(17)
  const end = endOf(run)
  const [left, right] = [4, end - 4]
  const tops = [left, ...steps(left + 40, right - 40, 58), right].map(
    (x) => [x, height + kit.above + 5 + noise() * 5 + gradeAt(run, x)] as const,
  )
  const points = tops.map(([x, y]) => [frame.x(x), frame.y(y)] as const)
  const sides = [tops[0], tops.at(-1)].flatMap((top) =>
    top ? [line(frame.x(top[0]), frame.y(gradeAt(run, top[0])) - 2, frame.x(top[0]), frame.y(top[1]))] : [],
  )
  return hidden(polyline(points), ...sides)
}

function footingsOf(run: Run): Footing[] {
  const { layout, kit, post } = run
  const gates = new Set(layout.spans.flatMap(({ kind, from, to }) => (kind === 'bay' ? [] : [from, to])))
  return postsOf(layout).map((x) => ({ x, post, depth: gates.has(x) ? kit.depth + 6 : kit.depth, hole: post + 7 }))
}

/** Draws footings at the height of the ground at their posts. */
const perFooting = (run: Run, draw: (frame: Frame, footing: readonly Footing[]) => string): string =>
  run.isSloped
    ? footingsOf(run)
        .map((footing) => draw(raised(run.frame, gradeAt(run, footing.x)), [footing]))
        .join('')
    : draw(run.frame, footingsOf(run))

const footings = (run: Run) =>
  group(
    { 'data-part': 'footings' },
    perFooting(run, (frame, given) => concreteFootings(frame, given, frame.scale > 1.4)),
  )

const concreteCrownsOf = (run: Run) => perFooting(run, concreteCrowns)

/** A post reaches the top of the higher of the two spans that meet there. */
function posts(run: Run): string {
  const { frame, kit, height, layout } = run
  const drawn = ({ x, depth }: Footing) => {
    const lift = Math.max(...layout.spans.filter(({ from, to }) => from === x || to === x).map((span) => liftOf(run, span, x)))
    return kit.posts(raised(frame, lift), [x], height, depth + lift - gradeAt(run, x))
  }
  return group({ 'data-part': 'posts' }, ...footingsOf(run).map(drawn))
}

/** Inches that a span is raised at x. Gates and panels are level, raised to the ground at their uphill end. Other bays follow the ground. */
function liftOf(run: Run, { kind, to }: PlacedSpan, x: number): number {
  return kind !== 'bay' || run.kit.isStepped ? gradeAt(run, to) : gradeAt(run, x)
}

/** Full bays all look the same, so one is drawn in `defs` at the first post, and each bay is a `use` of it. */
function wholeBay(run: Run): string {
  const { frame, kit, height, layout } = run
  if (!layout.spans.some((span) => isWhole(run, span))) return ''
  return `<defs>${group({ id: wholeBayId(run) }, kit.bay(frame, [0, spacingOf(run)], height))}</defs>`
}

const wholeBayId = ({ width }: Run) => `bay-${width}`
const spacingOf = ({ table, values }: Run) => materialOf(table, values.material).spacing
const isWhole = (run: Run, { kind, width }: PlacedSpan) => kind === 'bay' && width === spacingOf(run)

function spanMarkup(run: Run, span: PlacedSpan): string {
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

/** On both sides of the break, the fence continues for 13 px. */
function stubs(run: Run): string {
  const { layout, frame, kit, height } = run
  const { gap } = layout
  if (!gap) return ''
  const reach = 13 / layout.scale
  const ends = [
    [gap.at, gap.at + reach],
    [gap.at + gap.width - reach, gap.at + gap.width],
  ] as const
  return ends.map(([from, to]) => kit.bay(raised(frame, gradeAt(run, from)), [from, to], height)).join('')
}

/** Two lines with a kink, and the gap between them filled with the background color. */
function breakLine(run: Run): string {
  const { gap } = run.layout
  if (!gap) return ''
  const { frame } = run
  const middle = frame.x(gap.at + gap.width / 2)
  const grade = gradeAt(run, gap.at + gap.width / 2)
  const [top, bottom] = [frame.y(run.height + run.kit.above + grade) - 8, frame.y(grade) - 1]
  const kink = (x: number) => {
    const y = (top + bottom) / 2
    return [
      [x, top],
      [x, y - 6],
      [x - 5, y - 2],
      [x + 5, y + 2],
      [x, y + 6],
      [x, bottom],
    ] as const
  }
  const [left, right] = [kink(middle - 9), kink(middle + 9)]
  return (
    path({ fill: paper }, polygon([...left, ...[...right].reverse()])) +
    path({ fill: 'none', stroke: 'var(--line)' }, polyline(left), polyline(right))
  )
}

function dimensions(run: Run): Notation[] {
  const { frame, height, kit, layout, post, values } = run
  const end = endOf(run)
  const topAt = (x: number) => height + kit.above + gradeAt(run, x)
  const top = topAt(end)
  const measured = measuredSpans(run).flatMap(({ from, to, wordings }): Notation[] => {
    const text = wordings.find((wording) => labelWidth(wording) + 2 * labelGap <= frame.x(to) - frame.x(from))
    const edges = [topAt(from), topAt(to)] as const
    return text === undefined ? [] : [levelDimension(frame, { from, to, y: top, text, offset: 20, edges })]
  })
  return [
    ...measured,
    levelDimension(frame, {
      from: 0,
      to: end,
      y: top,
      text: feetAndInches(Number(values.length) * 12),
      offset: 48,
      edges: [topAt(0), top],
    }),
    uprightDimension(frame, { x: -post / 2, from: 0, to: height, text: feetAndInches(height), offset: heightOffset }),
    ...depthDimension(run),
    ...(layout.gap ? [breakInDimension(run, top)] : []),
  ]
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
  const whole = layout.spans.filter(({ kind, width }) => kind === 'bay' && width === spacing)
  const preferred = layout.spans.filter((span, index) => whole.includes(span) && isAwayFromGates(index))
  const rest = layout.spans.filter(({ kind, width }) => kind === 'bay' && width !== spacing)
  const first = (kind: PlacedSpan['kind']) => layout.spans.filter((span) => span.kind === kind).slice(0, 1)
  const bays = [...preferred, ...whole].map(({ from, to }) => ({
    from,
    to,
    wordings: [fillWords(words.onCenter, { size: feetAndInches(spacing) }), feetAndInches(spacing)],
  }))
  const remainder = rest.slice(-1).map(({ from, to, width }) => ({ from, to, wordings: [feetAndInches(width)] }))
  return [...[...first('walk-gate'), ...first('drive-gate')].map(clear), ...bays.slice(0, 1), ...remainder]
}

/** Break marks on the dimension line of the total length, where the fence is broken. */
function breakInDimension({ layout, frame }: Run, top: number): Notation {
  const { gap } = layout
  if (!gap) return {}
  const [x, y] = [frame.x(gap.at + gap.width / 2), Math.round(frame.y(top) - 48) + 0.5]
  return { ticks: line(x - 6, y + 5, x - 1, y - 5) + line(x + 1, y + 5, x + 6, y - 5) }
}
