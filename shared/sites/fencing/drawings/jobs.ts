import * as v from 'valibot'
import type { Drawing } from '../../../content/site-types.ts'
import { createDrawing } from '../../../drawing/create-drawing.ts'
import { parseEstimate } from '../../../estimate/parse-estimate.ts'
import { drawFence } from '../../../trades/fence/fence-drawing.ts'
import { fenceTableSchema } from '../../../trades/fence/fence-table.ts'
import { estimate as words } from '../en/estimate.ts'
import { estimate } from '../estimate.ts'

const table = v.parse(fenceTableSchema, estimate.table)

/** The priced example of a service, drawn as the estimate draws it. */
function job(label: string, query: string, [desktop, phone]: readonly [number, number] = [770, 320]): Drawing {
  const result = parseEstimate(table, new URLSearchParams(query))
  if (result.status !== 'valid' || words?.words.kind !== 'fence') throw new Error(`No fence for ${query}`)
  const { dimensions } = words.words
  const view = (width: number) => {
    const { layout: _, ...drawn } = drawFence(table, result.values, dimensions, width)
    return drawn
  }
  return createDrawing(label, view(desktop), view(phone))
}

/** On the sheet of the about page's quote. */
export const quoteFence = job(
  'The fence of the quote: 84 feet of vinyl with a walk gate.',
  'material=vinyl&height=6&length=84&walk-gates=1',
  [560, 272],
)

export const jobCedar = job('The priced example: 50 feet of cedar fence.', 'material=cedar&height=6&length=50&walk-gates=0')
export const jobVinyl = job(
  'The priced example: 84 feet of vinyl fence with a walk gate.',
  'material=vinyl&height=6&length=84&walk-gates=1',
)
export const jobSteel = job(
  'The priced example: 70 feet of steel pool fence with a gate.',
  'material=steel&height=5&length=70&walk-gates=1',
)
export const jobChainLink = job('The priced example: 100 feet of chain link.', 'material=chain-link&height=6&length=100&walk-gates=0')
