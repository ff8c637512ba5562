import { answerEstimate } from '../../shared/estimate/answer-estimate.ts'
import { parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import type { FenceTable, InsulationTable, PriceTable } from '../../shared/estimate/price-table.ts'
import { contentSets } from './content-sets.ts'

const tables = contentSets.flatMap(([, set]) => set.site.estimate?.table ?? [])

const fence = tables.find((table): table is FenceTable => table.kind === 'fence')
const insulation = tables.find((table): table is InsulationTable => table.kind === 'insulation')
if (!fence || !insulation) throw new Error('The content sets must have a price table of each kind')

export const fenceTable: FenceTable = fence
export const insulationTable: InsulationTable = insulation

/** The price range of a valid query, in dollars. */
export function priceRange(table: PriceTable, query: string): { low: number; high: number } {
  const estimate = parseEstimate(table, new URLSearchParams(query))
  if (estimate.status === 'invalid') throw new Error(`${query}: ${JSON.stringify(estimate.errors)}`)
  return answerEstimate(table, estimate.values)
}
