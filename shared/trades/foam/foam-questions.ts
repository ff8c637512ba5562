import { choice, type Question, type Values } from '../trade.ts'
import { foams } from './foam-offer.ts'
import type { FoamTable } from './foam-table.ts'

export function foamQuestions({ places, standard }: FoamTable): Question[] {
  const place = (before: Values) => places.find(({ id }) => id === before.place)
  const foamsOf = (before: Values) => place(before)?.foams
  const foam = (before: Values) => foamsOf(before)?.find(({ id }) => id === before.foam)
  const offered = foams.filter((kind) => places.some((place) => place.foams.some(({ id }) => id === kind)))
  const inches = places.flatMap((place) => place.foams.flatMap(({ layers }) => layers.map((layer) => layer.inches)))
  const thicknesses = [...new Set(inches)].sort((a, b) => a - b).map(String)
  return [
    choice(
      'place',
      places.map(({ id }) => id),
      standard.place,
    ),
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
