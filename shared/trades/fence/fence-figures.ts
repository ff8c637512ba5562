import { add, atLeast, cents, daysOf, percent, rounded, times } from '../cents.ts'
import type { EstimateFigures, Values } from '../trade.ts'
import { materialOf } from './fence-parts.ts'
import type { FenceTable } from './fence-table.ts'

export function fenceFigures(table: FenceTable, values: Values): EstimateFigures {
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
