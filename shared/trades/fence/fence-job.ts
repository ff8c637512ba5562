import type { View } from '../../drawing/create-drawing.ts'
import { notate } from '../../drawing/notation.ts'
import type { Estimate, JobSize, Values } from '../trade.ts'
import { breakLine } from './fence-break.ts'
import { totalDimension } from './fence-dimensions.ts'
import { aboveGround, runOn } from './fence-drawing.ts'
import { crowns, footings, soil } from './fence-ground.ts'
import type { FenceTable } from './fence-table.ts'
import type { FenceWords } from './fence-words.ts'

/** In px and px per inch. A run of 84 feet fills each width. */
const sizes = { large: { width: 770, scale: 0.75 }, small: { width: 320, scale: 0.31 } }

const tallest = 103
const headroom = 24
const dimensionOffset = 12

/** A finished fence with its length, always on level ground, so that all jobs have one scale. */
export function drawFenceJob({ table, words }: Estimate<FenceTable, FenceWords>, values: Values, size: JobSize): View {
  const { width, scale } = sizes[size]
  const ground = headroom + Math.ceil(tallest * scale)
  const stage = { id: size, width, headroom, scale, ground, left: 5, right: 5 }
  const run = runOn(stage, table, { ...values, ground: 'level' }, words.dimensions)
  // Narrow posts in concrete would be a blot.
  const below = size === 'large' ? footings(run) + crowns(run) : ''
  const markup = [soil(run), below, ...aboveGround(run), breakLine(run), notate(...totalDimension(run, dimensionOffset))].join('')
  return { width, height: size === 'large' ? ground + Math.ceil(40 * scale) : ground, ground, markup }
}
