import { materialOf } from '../trades/fence/fence-parts.ts'
import type { FenceTable, InsulationTable, PriceRange, PriceTable } from './price-table.ts'
import type { Values } from './questions.ts'

export type EstimateFigures = {
  /** Whole dollars, rounded. */
  low: number
  high: number
  /** Working days on site. */
  days: { from: number; to: number }
  /** Insulation only: R-value of the foam at the chosen thickness. */
  rValue?: number
}

/** Computes the estimate, in the browser and on the server. Takes values from `parseEstimate`. Amounts are whole cents until rounded. */
export function answerEstimate(table: PriceTable, values: Values): EstimateFigures {
  return table.kind === 'fence' ? fenceAnswer(table, values) : insulationAnswer(table, values)
}

type Cents = readonly [low: number, high: number]

const cents = ([low, high]: PriceRange): Cents => [Math.round(low * 100), Math.round(high * 100)]
const times = ([low, high]: Cents, count: number): Cents => [low * count, high * count]
const percent = ([low, high]: Cents, [from, to]: readonly [number, number]): Cents => [
  Math.round((low * from) / 100),
  Math.round((high * to) / 100),
]
const add = (...parts: readonly Cents[]): Cents => [
  parts.reduce((sum, [low]) => sum + low, 0),
  parts.reduce((sum, [, high]) => sum + high, 0),
]
const atLeast = ([low, high]: Cents, [minLow, minHigh]: Cents): Cents => [Math.max(low, minLow), Math.max(high, minHigh)]

function fenceAnswer(table: FenceTable, values: Values): EstimateFigures {
  const material = materialOf(table, values.material)
  const height = material.heights.find(({ feet }) => String(feet) === values.height)
  if (!height) throw new Error(`The price table has no height '${values.height}' of ${material.id}`)
  const [length, walkGates, driveGates] = [Number(values.length), Number(values['walk-gates']), Number(values['drive-gates'])]
  const ground = values.ground === 'slope' || values.ground === 'rock' ? table.ground[values.ground] : table.ground.level
  const total = add(
    percent(times(cents(height.perFoot), length), ground),
    times(cents(material.walkGate), walkGates),
    times(cents(material.driveGate), driveGates),
    times(cents(table.opener), values.opener ? driveGates : 0),
    times(cents(table.removal), values.removal ? length : 0),
  )
  // Half a day per driveway gate, and a day per 150 feet of old fence removed.
  const extraDays = driveGates / 2 + (values.removal ? length / 150 : 0)
  const [slow, fast] = material.feetPerDay
  return { ...rounded(atLeast(total, cents(table.minimumJob))), days: daysOf(length / fast + extraDays, length / slow + extraDays) }
}

function insulationAnswer(table: InsulationTable, values: Values): EstimateFigures {
  const place = table.places.find(({ id }) => id === values.place)
  const foam = place?.foams.find(({ id }) => id === values.foam)
  const layer = foam?.layers.find(({ inches }) => String(inches) === values.thickness)
  if (!place || !layer) throw new Error(`The price table has no ${values.thickness}" of ${values.foam} in ${values.place}`)
  const area = Number(values.area)
  const total = add(times(cents(layer.perSquareFoot), area), times(cents(table.removal), values.removal ? area : 0))
  // A day per 1,500 square feet of old insulation removed.
  const extraDays = values.removal ? area / 1500 : 0
  const [slow, fast] = place.squareFeetPerDay
  return {
    ...rounded(atLeast(total, cents(table.minimumJob))),
    days: daysOf(area / fast + extraDays, area / slow + extraDays),
    rValue: layer.rValue,
  }
}

function daysOf(fast: number, slow: number) {
  const from = Math.max(1, Math.ceil(fast))
  return { from, to: Math.max(from + 1, Math.ceil(slow)) }
}

const stepOf = (dollars: number) => (dollars < 10_000 ? 50 : 100)

/** Rounds to $50 below $10,000 and to $100 above. */
function rounded([low, high]: Cents): { low: number; high: number } {
  const round = (amount: number) => Math.round(amount / 100 / stepOf(amount / 100)) * stepOf(amount / 100)
  const from = round(low)
  return { low: from, high: Math.max(round(high), from + stepOf(from)) }
}
