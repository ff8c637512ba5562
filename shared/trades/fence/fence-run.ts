import type { Footing } from '../../drawing/below-grade.ts'
import type { Frame } from '../../drawing/frame.ts'
import type { Values } from '../trade.ts'
import type { FenceKit } from './drawing/fence-kits.ts'
import type { FenceLayout, PlacedSpan } from './fence-layout.ts'
import { materialOf } from './fence-parts.ts'
import type { FenceTable } from './fence-table.ts'

/** Templates with `{size}`: the spacing of posts on center, and the clear width of a gate. */
export type DimensionWords = { onCenter: string; clear: string }

/** A fence as it is drawn: the answers, what the kit draws, and where. */
export type Run = {
  /** Unique among the drawings of a page. */
  id: string
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
  /** Width of the drawing, in px. */
  width: number
  /** The feet that are drawn without a break. */
  most: number
}

/** Inches of rise per inch of run on sloped ground. */
export const slope = 1 / 24

export const endOf = ({ layout }: Run): number => layout.spans.at(-1)?.to ?? 0

/** Height of the ground at x above the ground at the first post, in inches. */
export const gradeAt = (run: Run, x: number): number => (run.isSloped ? Math.max(Math.min(x, endOf(run)), 0) * slope : 0)

export const spacingOf = ({ table, values }: Run): number => materialOf(table, values.material).spacing

export const isWhole = (run: Run, { kind, width }: PlacedSpan): boolean => kind === 'bay' && width === spacingOf(run)

/** The centers of the posts drawn, each once. */
export const postsOf = ({ spans }: FenceLayout): number[] => [...new Set(spans.flatMap(({ from, to }) => [from, to]))]

/** One footing per post. Those of gate posts are six inches deeper. */
export function footingsOf(run: Run): Footing[] {
  const { layout, kit, post } = run
  const gates = new Set(layout.spans.flatMap(({ kind, from, to }) => (kind === 'bay' ? [] : [from, to])))
  return postsOf(layout).map((x) => ({ x, post, depth: gates.has(x) ? kit.depth + 6 : kit.depth, hole: post + 7 }))
}
