import * as v from 'valibot'
import type { EstimateFigures } from '../trades/trade.ts'
import { type PriceTable, priceTableSchema } from '../trades/trade-schemas.ts'
import { answerEstimate } from './estimate-text.ts'
import { parseEstimate } from './parse-estimate.ts'

export type EstimatePrice = {
  /** Answers as in a link to the estimate page: `material=oak&length=40`. */
  estimate: string
  /** A more expensive job, for the upper price. Default: the same one. */
  upTo?: string
  /** Answers that are added to both jobs. The price is what they add. */
  adds?: string
  /** Divides the price, for prices per foot or square foot. */
  per?: number
}

/** From the lower price of a job to the upper price of a more expensive one. `undefined` if the table has no price for an answer. */
export function estimatePrice(table: unknown, price: EstimatePrice): { from: number; to: number } | undefined {
  const prices = v.safeParse(priceTableSchema, table)
  const from = prices.success && jobPrice(prices.output, price.estimate, price.adds)
  const to = prices.success && jobPrice(prices.output, price.upTo ?? price.estimate, price.adds)
  return from && to ? { from: perUnit(from.low, price.per), to: perUnit(to.high, price.per) } : undefined
}

function jobPrice(table: PriceTable, job: string, adds: string | undefined): Pick<EstimateFigures, 'low' | 'high'> | undefined {
  const base = figures(table, new URLSearchParams(job))
  if (!base || adds === undefined) return base
  const whole = figures(table, new URLSearchParams({ ...queryObject(job), ...queryObject(adds) }))
  return whole && { low: whole.low - base.low, high: whole.high - base.high }
}

const queryObject = (query: string) => Object.fromEntries(new URLSearchParams(query))

function figures(table: PriceTable, query: URLSearchParams): EstimateFigures | undefined {
  const result = parseEstimate(table, query)
  return result.status === 'valid' ? answerEstimate(table, result.values) : undefined
}

/** Rounded to nickels, so that it agrees with the price of a whole job. */
const perUnit = (dollars: number, units: number | undefined) => (units ? Math.round((dollars / units) * 20) / 20 : dollars)
