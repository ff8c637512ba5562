import type { FenceTable } from './price-table.ts'
import type { Values } from './questions.ts'

/** From the middle of a post to the middle of the next, in inches. */
export type FenceSpan = { kind: 'bay' | 'walk-gate' | 'drive-gate'; width: number }

/** A shorter remainder shares the width of the bay before it: two posts a foot apart help nobody. */
const shortestBay = 12

export const materialOf = ({ materials }: FenceTable, id: string | undefined) => {
  const material = materials.find((candidate) => candidate.id === id)
  if (!material) throw new Error(`The price table has no material '${id}'`)
  return material
}

/** The gates, walk gates first. */
export function gateSpans(table: FenceTable, values: Values): FenceSpan[] {
  const { post } = materialOf(table, values.material)
  const { walk, drive } = table.gateClear
  const several = (count: string | undefined, span: FenceSpan) => Array.from({ length: Number(count) }, () => span)
  return [
    ...several(values['walk-gates'], { kind: 'walk-gate', width: walk + post }),
    ...several(values['drive-gates'], { kind: 'drive-gate', width: drive + post }),
  ]
}

/** The whole run from left to right: a bay before each gate as long as there are bays, the true remainder last. */
export function fenceSpans(table: FenceTable, values: Values): FenceSpan[] {
  const { spacing, post } = materialOf(table, values.material)
  const gates = gateSpans(table, values)
  const left = Number(values.length) * 12 - gates.reduce((total, { width }) => total + width, 0)
  const last = gates.at(-1)
  // Too little for one more post: the last gate takes it.
  if (last && left < 2 * post) return [...gates.slice(0, -1), { ...last, width: last.width + left }]
  const bays = bayWidths(left, spacing).map((width): FenceSpan => ({ kind: 'bay', width }))
  const mixed = gates.flatMap((gate, index) => [...bays.slice(index, index + 1), gate])
  return [...mixed, ...bays.slice(gates.length)]
}

function bayWidths(length: number, spacing: number): number[] {
  if (length <= 0) return []
  const whole = Math.floor(length / spacing)
  const rest = length - whole * spacing
  const bays = Array.from({ length: whole }, () => spacing)
  if (rest === 0) return bays
  if (rest >= shortestBay || whole === 0) return [...bays, rest]
  const shared = (spacing + rest) / 2
  return [...bays.slice(1), shared, shared]
}
