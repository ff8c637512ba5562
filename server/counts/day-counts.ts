import * as v from 'valibot'
import { addFigures } from '../store/counts.ts'

const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)
const countsByName = v.fallback(v.record(v.string(), count), {})

/** The figures of one day, as stored. Nothing here identifies a person. */
const daySchema = v.object({
  /** By page path. */
  views: v.optional(countsByName, {}),
  /** Views that do not come from a page of the site itself. */
  visits: v.optional(count, 0),
  /** Visits by referring host. Visits without a referrer are not included. */
  from: v.optional(countsByName, {}),
  taps: v.optional(count, 0),
  estimates: v.optional(count, 0),
  inquiries: v.optional(count, 0),
  spam: v.optional(count, 0),
  /** Inquiries that became jobs, and what was quoted for them in dollars. */
  won: v.optional(count, 0),
  wonDollars: v.optional(count, 0),
})

export type DayCounts = v.InferOutput<typeof daySchema>
export type Total = Exclude<keyof DayCounts, 'views' | 'from'>

export const zeroCounts = (): DayCounts => v.parse(daySchema, {})

export const addCounts = (counts: DayCounts, more: DayCounts): DayCounts => parseDayCounts(addFigures(counts, more))

/** A missing or damaged count is zero. */
export function parseDayCounts(figures: unknown): DayCounts {
  const result = v.safeParse(daySchema, figures)
  return result.success ? result.output : zeroCounts()
}
