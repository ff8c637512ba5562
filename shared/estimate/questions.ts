import { fenceHeights, foams, grounds } from './offer.ts'
import type { FenceTable, InsulationTable, PriceTable } from './price-table.ts'

/** Answers by field, as spelled in the query. A flag is present only if it is set. */
export type Values = Readonly<Record<string, string>>

/** A field of the form. Questions are in the order of the query. */
export type Question =
  | {
      kind: 'choice'
      name: string
      /** All options that the set offers. */
      options: readonly string[]
      /** The options that are possible with the answers to earlier questions. All options if those answers are missing or invalid. */
      allowed: (before: Values) => readonly string[]
      standard: (before: Values) => string
    }
  | { kind: 'whole'; name: string; from: number; to: number; standard: (before: Values) => number }
  | { kind: 'flag'; name: string }

export function questionsOf(table: PriceTable): Question[] {
  return table.kind === 'fence' ? fenceQuestions(table) : insulationQuestions(table)
}

function fenceQuestions({ materials, standard }: FenceTable): Question[] {
  const material = (before: Values) => materials.find(({ id }) => id === before.material)
  const offered = new Set(materials.flatMap(({ heights }) => heights.map(({ feet }) => feet)))
  const heights = fenceHeights.filter((feet) => offered.has(feet)).map(String)
  return [
    choice('material', ids(materials), standard.material),
    {
      kind: 'choice',
      name: 'height',
      options: heights,
      allowed: (before) => material(before)?.heights.map(({ feet }) => String(feet)) ?? heights,
      standard: (before) => String(material(before)?.standardHeight ?? heights[0]),
    },
    { kind: 'whole', name: 'length', from: 8, to: 1000, standard: () => standard.length },
    { kind: 'whole', name: 'walk-gates', from: 0, to: 6, standard: () => standard.walkGates },
    { kind: 'whole', name: 'drive-gates', from: 0, to: 3, standard: () => standard.driveGates },
    { kind: 'flag', name: 'opener' },
    { kind: 'flag', name: 'removal' },
    choice('ground', grounds, 'level'),
  ]
}

function insulationQuestions({ places, standard }: InsulationTable): Question[] {
  const place = (before: Values) => places.find(({ id }) => id === before.place)
  const foamsOf = (before: Values) => place(before)?.foams
  const foam = (before: Values) => foamsOf(before)?.find(({ id }) => id === before.foam)
  const offered = foams.filter((kind) => places.some((place) => place.foams.some(({ id }) => id === kind)))
  const inches = places.flatMap((place) => place.foams.flatMap(({ layers }) => layers.map((layer) => layer.inches)))
  const thicknesses = [...new Set(inches)].sort((a, b) => a - b).map(String)
  return [
    choice('place', ids(places), standard.place),
    { kind: 'whole', name: 'area', from: 50, to: 20_000, standard: (before) => (place(before) ?? places[0])?.standardArea ?? 0 },
    {
      kind: 'choice',
      name: 'foam',
      options: offered,
      allowed: (before) => foamsOf(before)?.map(({ id }) => id) ?? offered,
      standard: (before) => foamsOf(before)?.[0]?.id ?? offered[0] ?? '',
    },
    {
      kind: 'choice',
      name: 'thickness',
      options: thicknesses,
      allowed: (before) => foam(before)?.layers.map((layer) => String(layer.inches)) ?? thicknesses,
      standard: (before) => String(foam(before)?.standardInches ?? thicknesses[0]),
    },
    { kind: 'flag', name: 'removal' },
  ]
}

const ids = <Id extends string>(entries: readonly { id: Id }[]) => entries.map(({ id }) => id)

const choice = (name: string, options: readonly string[], standard: string): Question => ({
  kind: 'choice',
  name,
  options,
  allowed: () => options,
  standard: () => standard,
})
