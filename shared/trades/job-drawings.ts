/** Small drawings of finished jobs. Separate from `trades.ts`, because only the server makes them. */
import type { View } from '../drawing/create-drawing.ts'
import { drawFenceJob } from './fence/fence-job.ts'
import { drawFoamJob } from './foam/foam-job.ts'
import type { JobSize, Values } from './trade.ts'
import type { EstimateWords, PriceTable } from './trade-schemas.ts'

/** Declared as a method, because TypeScript compares methods less strictly: a drawing for one table then fits the record of all trades. */
type JobDrawing = { draw(estimate: { table: PriceTable; words: EstimateWords }, values: Values, size: JobSize): View }

const drawings: Readonly<Record<string, JobDrawing>> = { fence: { draw: drawFenceJob }, foam: { draw: drawFoamJob } }

/** A finished job at the scale that all jobs share. `undefined` for trades without such a drawing. */
export function drawJob(estimate: { table: PriceTable; words: EstimateWords }, values: Values, size: JobSize): View | undefined {
  return drawings[estimate.table.kind]?.draw(estimate, values, size)
}
