import type { Estimate, Values } from '../trade.ts'
import type { FoamTable } from './foam-table.ts'
import { foamTrade } from './foam-trade.ts'
import type { FoamWords } from './foam-words.ts'

/** 'Attic floor: 1,200 square feet of open-cell foam, 8 inches, R-30'. */
export function foamBrief(estimate: Estimate<FoamTable, FoamWords>, values: Values): string {
  const places: Readonly<Record<string, string>> = estimate.words.questions.place.options
  return `${places[values.place ?? '']}: ${foamTrade.summary(estimate, values)}`
}
