import { add, atLeast, cents, daysOf, rounded, times } from '../cents.ts'
import type { EstimateFigures, Values } from '../trade.ts'
import type { FoamTable } from './foam-table.ts'

/** The place and the layer of foam that were chosen. */
export function layerOf(table: FoamTable, values: Values) {
  const place = table.places.find(({ id }) => id === values.place)
  const foam = place?.foams.find(({ id }) => id === values.foam)
  const layer = foam?.layers.find(({ inches }) => String(inches) === values.thickness)
  if (!place || !layer) throw new Error(`The price table has no ${values.thickness}" of ${values.foam} in ${values.place}`)
  return { place, layer }
}

export function foamFigures(table: FoamTable, values: Values): EstimateFigures {
  const { place, layer } = layerOf(table, values)
  const area = Number(values.area)
  const total = add(times(cents(layer.perSquareFoot), area), times(cents(table.removal), values.removal ? area : 0))
  // A day per 1,500 square feet of old insulation removed.
  const extraDays = values.removal ? area / 1500 : 0
  const [slow, fast] = place.squareFeetPerDay
  return {
    ...rounded(atLeast(total, cents(table.minimumJob))),
    days: daysOf(area / fast + extraDays, area / slow + extraDays),
  }
}
