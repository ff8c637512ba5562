import { choice, type Question, type Values } from '../trade.ts'
import { fenceHeights, grounds } from './fence-offer.ts'
import type { FenceTable } from './fence-table.ts'

/** Typical lengths of a city lot of 50 by 35 feet behind the house. */
const usual = [
  { name: 'back', value: 50 },
  { name: 'back-side', value: 85 },
  { name: 'back-sides', value: 120 },
] as const
export const yardShapes = usual.map(({ name }) => name)

/** Length first: people know it, and it changes the drawing most. */
export const fenceOrder = ['length', 'material', 'height', 'walk-gates', 'drive-gates', 'ground', 'removal', 'opener']

export function fenceQuestions({ materials, standard }: FenceTable): Question[] {
  const material = (before: Values) => materials.find(({ id }) => id === before.material)
  const offered = new Set(materials.flatMap(({ heights }) => heights.map(({ feet }) => feet)))
  const heights = fenceHeights.filter((feet) => offered.has(feet)).map(String)
  return [
    choice(
      'material',
      materials.map(({ id }) => id),
      standard.material,
    ),
    {
      kind: 'choice',
      name: 'height',
      options: heights,
      allowed: (before) => material(before)?.heights.map(({ feet }) => String(feet)) ?? heights,
      standard: (before) => String(material(before)?.standardHeight ?? heights[0]),
    },
    { kind: 'whole', name: 'length', from: 8, to: 1000, standard: () => standard.length, sliderTo: 100, sliderToSmall: 50, usual },
    { kind: 'whole', name: 'walk-gates', from: 0, to: 6, standard: () => standard.walkGates },
    { kind: 'whole', name: 'drive-gates', from: 0, to: 3, standard: () => standard.driveGates },
    { kind: 'flag', name: 'opener' },
    { kind: 'flag', name: 'removal' },
    choice('ground', grounds, 'level'),
  ]
}
