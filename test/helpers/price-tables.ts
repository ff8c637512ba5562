import { answerEstimate } from '../../shared/estimate/estimate-text.ts'
import { parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import type { FenceTable } from '../../shared/trades/fence/fence-table.ts'
import type { FoamTable } from '../../shared/trades/foam/foam-table.ts'
import type { PriceTable } from '../../shared/trades/trade-schemas.ts'
import { contentSets } from './content-sets.ts'

const tables = contentSets.flatMap(([, set]) => set.site.estimate?.table ?? [])

const fence = tables.find((table): table is FenceTable => table.kind === 'fence')
const foam = tables.find((table): table is FoamTable => table.kind === 'foam')
if (!fence || !foam) throw new Error('The content sets must have a price table of each kind')

export const fenceTable: FenceTable = fence
export const foamTable: FoamTable = foam

/** The price range of a valid query, in dollars. */
export function priceRange(table: PriceTable, query: string): { low: number; high: number } {
  const estimate = parseEstimate(table, new URLSearchParams(query))
  if (estimate.status === 'invalid') throw new Error(`${query}: ${JSON.stringify(estimate.errors)}`)
  return answerEstimate(table, estimate.values)
}
