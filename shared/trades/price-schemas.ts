import * as v from 'valibot'
import { positive } from '../schema/values.ts'

/** Low and high. */
export const rangeSchema = v.pipe(
  v.tuple([positive, positive]),
  v.check(([low, high]) => low < high, 'must rise from the lower price to the higher one'),
)

/** Percent of the usual price, low and high. */
export const factorSchema = v.pipe(
  v.tuple([v.pipe(v.number(), v.integer(), v.minValue(100)), v.pipe(v.number(), v.integer())]),
  v.check(([low, high]) => low <= high, 'must not fall from the lower percentage to the higher one'),
)

export type PriceRange = v.InferOutput<typeof rangeSchema>
export type Factor = v.InferOutput<typeof factorSchema>

/** True if neither end of a price falls from one entry to the next. */
export const rises = (ranges: readonly PriceRange[]) =>
  ranges.every(([low, high], index) => {
    const before = ranges[index - 1]
    return before === undefined || (before[0] <= low && before[1] <= high)
  })
