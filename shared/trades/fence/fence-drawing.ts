import type { View } from '../../drawing/create-drawing.ts'
import { figure, tapeArms } from '../../drawing/figure.ts'
import { createFrame } from '../../drawing/frame.ts'
import { notate } from '../../drawing/notation.ts'
import { line } from '../../drawing/paths.ts'
import { group, path } from '../../drawing/shapes.ts'
import type { Values } from '../trade.ts'
import { fenceKit } from './drawing/fence-kits.ts'
import { raised } from './drawing/slope.ts'
import { breakLine, stubs } from './fence-break.ts'
import { dimensions, totalDimension } from './fence-dimensions.ts'
import { crowns, footings, soil } from './fence-ground.ts'
import { infill, posts } from './fence-infill.ts'
import { type FenceLayout, layoutFence } from './fence-layout.ts'
import { fenceSpans, materialOf } from './fence-parts.ts'
import { rule } from './fence-rule.ts'
import { type DimensionWords, endOf, gradeAt, type Run, slope } from './fence-run.ts'
import type { FenceTable } from './fence-table.ts'
import { oldFence } from './old-fence.ts'

type FenceView = View & {
  ground: number
  /** The spans drawn, for tests to compare with the estimate. */
  layout: FenceLayout
}

/**
 * Draws the elevation of a fence to scale. Takes values from `parseEstimate`; `width` is in px. A ruled drawing has its length below ground,
 * where a slider of the page lies on it, and a person who holds the tape at its end.
 */
export function drawFence(table: FenceTable, values: Values, words: DimensionWords, width: number, isRuled = false): FenceView {
  const stage = isRuled ? ruledStageOf(width) : stageOf(width)
  const run = runOn({ width, ...stage }, table, values, words)
  const below = [soil(run), values.removal ? oldFence(run) : '', footings(run)]
  const fence = [...below, ...aboveGround(run), crowns(run), breakLine(run)].join('')
  const lengths = isRuled ? rule(run) : totalDimension(run)
  const markup = fence + (isRuled ? measurer(run) : '') + notate(...dimensions(run), ...lengths)
  const height = stage.ground + (isRuled ? 102 : Math.ceil(36 * run.frame.scale) + 14)
  return { width, height, ground: stage.ground, markup, layout: run.layout }
}

/** Somebody who holds the tape at the last post. */
function measurer(run: Run): string {
  const end = endOf(run)
  const frame = raised(run.frame, gradeAt(run, end))
  // The hand is 14 inches from the post.
  const tape = line(frame.x(end), frame.y(44), frame.x(end + 14), frame.y(44))
  const someone = figure(frame, { x: end + 36, height: 66 }, tapeArms, -1)
  return group({ 'data-part': 'person' }, path({ fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 }, tape), someone)
}

/** The same fence in the sticky strip: small, with its total length only. Its ground is the strip's lower edge. */
export function drawFenceInBar(table: FenceTable, values: Values, words: DimensionWords): View {
  const [width, height] = [288, 73]
  const run = runOn({ width, headroom: 32, scale: 0.42, ground: height, left: 6, right: 6 }, table, values, words)
  const old = values.removal ? oldFence(run) : ''
  const markup = [soil(run), old, ...aboveGround(run), breakLine(run), notate(...totalDimension(run, 16))].join('')
  return { width, height, markup }
}

export const aboveGround = (run: Run) => [infill(run), stubs(run), posts(run)]

/** Where a fence is drawn: sizes in px, and px per inch. */
type Stage = { id?: string; width: number; headroom: number; scale: number; ground: number; left: number; right: number; most?: number }

/** On sloped ground the scale leaves room for the rise over the whole width, so that it does not depend on the length. */
export function runOn(stage: Stage, table: FenceTable, values: Values, words: DimensionWords): Run {
  const { width, ground, left, id: stageId = String(width), most = 0 } = stage
  const { post, id, spacing } = materialOf(table, values.material)
  const height = Number(values.height) * 12
  const kit = fenceKit(id, Number(values.height))
  const isSloped = values.ground === 'slope'
  const room = width - left - stage.right
  const tallest = (ground - stage.headroom - (isSloped ? room * slope : 0)) / (height + kit.above)
  const layout = layoutFence(fenceSpans(table, values), { room, scale: Math.min(stage.scale, tallest), spacing })
  const frame = createFrame({ scale: layout.scale, left, ground, dense: width < 500 })
  return { id: stageId, table, values, words, kit, height, post, layout, frame, isSloped, width, most }
}

/**
 * The scale, y of the ground line, and the margins beside the first and the last post. They depend only on the width, so that the ground
 * does not move between answers. The two largest show 100 feet. The smallest view is as wide as a window; others are as wide as the
 * container, which the run fills together with the label of its height.
 */
function stageOf(width: number) {
  // Two rows of dimensions above the fence.
  const headroom = 76
  if (width < 500) return { headroom, scale: 0.5, ground: 134, left: 52, right: 8 }
  const margins = { headroom, left: 54, right: 5 }
  if (width < 800) return { scale: 0.68, ground: 178, ...margins }
  return { scale: (width - margins.left - margins.right) / 1200, ground: 190, ...margins }
}

/**
 * A foot has the same number of pixels in all fences, so that a slider with a fixed place lies on the dimension line: 100 feet fill the
 * drawing, or 50 on phones. The tallest fence fits also on sloped ground.
 */
function ruledStageOf(width: number) {
  const most = width < 500 ? 50 : 100
  const foot = width < 900 ? 5 : Math.floor((width - 65) / 50) / 2
  const [scale, room, headroom] = [foot / 12, most * foot, 40]
  const left = width / 2 - (width < 500 ? 21.2 : 48.2) * foot
  return { most, scale, left, headroom, right: width - left - room, ground: headroom + Math.ceil(98 * scale + room * slope) }
}
