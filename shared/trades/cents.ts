import type { Factor, PriceRange } from './price-schemas.ts'

/** Amounts are whole cents until they are rounded. */
export type Cents = readonly [low: number, high: number]

export const cents = ([low, high]: PriceRange): Cents => [Math.round(low * 100), Math.round(high * 100)]
export const times = ([low, high]: Cents, count: number): Cents => [low * count, high * count]
export const percent = ([low, high]: Cents, [from, to]: Factor): Cents => [Math.round((low * from) / 100), Math.round((high * to) / 100)]
export const add = (...parts: readonly Cents[]): Cents => [
  parts.reduce((sum, [low]) => sum + low, 0),
  parts.reduce((sum, [, high]) => sum + high, 0),
]
export const atLeast = ([low, high]: Cents, [minLow, minHigh]: Cents): Cents => [Math.max(low, minLow), Math.max(high, minHigh)]

/** Whole days, from a good pace to a slow one. */
export function daysOf(fast: number, slow: number): { from: number; to: number } {
  const from = Math.max(1, Math.ceil(fast))
  return { from, to: Math.max(from + 1, Math.ceil(slow)) }
}

const stepOf = (dollars: number) => (dollars < 10_000 ? 50 : 100)

/** Rounds to $50 below $10,000 and to $100 above. */
export function rounded([low, high]: Cents): { low: number; high: number } {
  const round = (amount: number) => Math.round(amount / 100 / stepOf(amount / 100)) * stepOf(amount / 100)
  const from = round(low)
  return { low: from, high: Math.max(round(high), from + stepOf(from)) }
}
