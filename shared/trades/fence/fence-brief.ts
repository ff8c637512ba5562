import { fillWords } from '../../text/fill-words.ts'
import { numberText } from '../../text/number-text.ts'
import type { Estimate, Values } from '../trade.ts'
import type { FenceTable } from './fence-table.ts'
import type { FenceWords } from './fence-words.ts'

/** '80 feet of 6-foot cedar, 1 walk gate, sloped'. */
export function fenceBrief({ words: { brief, counts, questions } }: Estimate<FenceTable, FenceWords>, values: Values): string {
  const { length = '', height = '', ground = 'level' } = values
  const options: Readonly<Record<string, string>> = questions.material.options
  const material = options[values.material ?? '']?.toLowerCase() ?? ''
  const gates = [
    { count: Number(values['walk-gates'] ?? 0), words: counts.walkGates },
    { count: Number(values['drive-gates'] ?? 0), words: counts.driveGates },
  ].filter(({ count }) => count > 0)
  const grounds: Readonly<Record<string, string>> = questions.ground.options
  return [
    fillWords(brief, { length: numberText(length), height: height.replace('.5', '½'), material }),
    ...gates.map(({ count, words: { one, many } }) => fillWords(count === 1 ? one : many, { count })),
    ...(ground === 'level' ? [] : [grounds[ground]?.toLowerCase()]),
  ].join(', ')
}
