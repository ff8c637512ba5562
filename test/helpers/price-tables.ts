import type { FenceTable, InsulationTable } from '../../shared/estimate/price-table.ts'
import { contentSets } from './content-sets.ts'

const tables = contentSets.flatMap(([, set]) => set.site.estimate?.table ?? [])

const fence = tables.find((table): table is FenceTable => table.kind === 'fence')
const insulation = tables.find((table): table is InsulationTable => table.kind === 'insulation')
if (!fence || !insulation) throw new Error('The content sets must have a price table of each kind')

export const fenceTable: FenceTable = fence
export const insulationTable: InsulationTable = insulation
