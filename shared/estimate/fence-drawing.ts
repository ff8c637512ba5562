import type { View } from '../drawing/create-drawing.ts'
import { fenceKit } from '../drawing/fence/fence-kits.ts'
import { createFrame } from '../drawing/frame.ts'
import { notate } from '../drawing/notation.ts'
import { breakLine, stubs } from './fence-break.ts'
import { dimensions } from './fence-dimensions.ts'
import { crowns, footings, soil } from './fence-ground.ts'
import { infill, posts } from './fence-infill.ts'
import { type FenceLayout, layoutFence } from './fence-layout.ts'
import { fenceSpans, materialOf } from './fence-parts.ts'
import { type DimensionWords, type Run, slope } from './fence-run.ts'
import { oldFence } from './old-fence.ts'
import type { FenceTable } from './price-table.ts'
import type { Values } from './questions.ts'

type FenceView = View & {
  ground: number
  /** The spans drawn, for tests to compare with the estimate. */
  layout: FenceLayout
}

/** Pixels above the fence, for two rows of dimensions. */
const headroom = 76

/** Draws the elevation of a fence to scale. Takes values from `parseEstimate`; `width` is in px. */
export function drawFence(table: FenceTable, values: Values, words: DimensionWords, width: number): FenceView {
  const { post, id } = materialOf(table, values.material)
  const height = Number(values.height) * 12
  const kit = fenceKit(id, Number(values.height))
  const isSloped = values.ground === 'slope'
  const { min, max, ground, left, right } = stageOf(width)
  const room = width - left - right
  const tallest = height + kit.above + (isSloped ? rise(values, room / min) : 0)
  const layout = layoutFence(fenceSpans(table, values), { room, min, max: Math.max(Math.min(max, (ground - headroom) / tallest), min) })
  const unused = room - (layout.spans.at(-1)?.to ?? 0) * layout.scale
  const frame = createFrame({ scale: layout.scale, left: left + Math.floor(Math.max(unused, 0) / 2), ground, dense: width < 500 })
  const run: Run = { table, values, words, kit, height, post, layout, frame, isSloped, width }
  const markup = [
    soil(run),
    values.removal ? oldFence(run) : '',
    footings(run),
    infill(run),
    stubs(run),
    posts(run),
    crowns(run),
    breakLine(run),
    notate(...dimensions(run)),
  ].join('')
  return { width, height: ground + Math.ceil(36 * layout.scale) + 14, ground, markup, layout }
}

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

/** How far sloped ground can rise within the drawing, in inches. */
const rise = ({ length }: Values, roomInInches: number) => Math.min(Number(length) * 12, roomInInches) * slope
