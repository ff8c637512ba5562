import type { Values } from '../trade.ts'
import type { FenceTable } from './fence-table.ts'

/** A bay or gate. Its width is from post center to post center, in inches. */
export type FenceSpan = { kind: 'bay' | 'walk-gate' | 'drive-gate'; width: number }

/** If the last bay would be shorter, it and the bay before it get the same width, so that no two posts are less than a foot apart. */
const shortestBay = 12

export const materialOf = ({ materials }: FenceTable, id: string | undefined) => {
  const material = materials.find((candidate) => candidate.id === id)
  if (!material) throw new Error(`The price table has no material '${id}'`)
  return material
}

/** The gates: walk gates and driveway gates in turn, so that a drawing of the start of a long run shows both kinds. */
export function gateSpans(table: FenceTable, values: Values): FenceSpan[] {
  const { post } = materialOf(table, values.material)
  const { walk, drive } = table.gateClear
  const [walkGates, driveGates] = [Number(values['walk-gates']), Number(values['drive-gates'])]
  const gates = Array.from({ length: Math.max(walkGates, driveGates) }, (_, index): FenceSpan[] => [
    ...(index < walkGates ? [{ kind: 'walk-gate' as const, width: walk + post }] : []),
    ...(index < driveGates ? [{ kind: 'drive-gate' as const, width: drive + post }] : []),
  ])
  return gates.flat()
}

/** The whole run from left to right. A bay comes before each gate while there are bays, and the bay that takes the remainder comes last. */
export function fenceSpans(table: FenceTable, values: Values): FenceSpan[] {
  const { spacing, post } = materialOf(table, values.material)
  const gates = gateSpans(table, values)
  const remaining = Number(values.length) * 12 - gates.reduce((total, { width }) => total + width, 0)
  const last = gates.at(-1)
  // Too short for another bay: the last gate becomes wider.
  if (last && remaining < 2 * post) return [...gates.slice(0, -1), { ...last, width: last.width + remaining }]
  const bays = bayWidths(remaining, spacing).map((width): FenceSpan => ({ kind: 'bay', width }))
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
