import { fillWords } from '../../text/fill-words.ts'
import type { Estimate, Trade, Values } from '../trade.ts'
import { drawFence, drawFenceInBar } from './fence-drawing.ts'
import { fenceFigures } from './fence-figures.ts'
import { fenceMark, otherMark } from './fence-mark.ts'
import { type FenceSpan, fenceSpans, gateSpans } from './fence-parts.ts'
import { fenceOrder, fenceQuestions } from './fence-questions.ts'
import type { FenceTable } from './fence-table.ts'
import type { FenceWords } from './fence-words.ts'

export const fenceTrade: Trade<FenceTable, FenceWords> = {
  kind: 'fence',
  questions: fenceQuestions,
  order: fenceOrder,
  problems(table, values): Record<string, string> {
    const gates = gateSpans(table, values).reduce((total, { width }) => total + width, 0)
    return gates > Number(values.length) * 12 ? { length: 'too-short-for-gates' } : {}
  },
  problemTexts: ({ tooShortForGates }) => ({ 'too-short-for-gates': tooShortForGates }),
  // An opener needs a driveway gate.
  tidied: ({ opener, ...values }) => (opener && values['drive-gates'] !== '0' ? { ...values, opener } : values),
  figures: fenceFigures,
  questionWords: ({ questions }, name) => Object.entries(questions).find(([key]) => key === name)?.[1],
  summary: fenceSummary,
  included: ({ includedRemoval, includedOpener }, values) => [
    ...(values.removal ? [includedRemoval] : []),
    ...(values.opener ? [includedOpener] : []),
  ],
  widths: [320, 600, 950, 1170],
  draw: ({ table, words }, values, width, isRuled) => drawFence(table, values, words.dimensions, width, isRuled),
  drawStrip: ({ table, words }, values) => drawFenceInBar(table, values, words.dimensions),
  mark(table, name, option) {
    const material = name === 'material' ? table.materials.find(({ id }) => id === option) : undefined
    return material ? fenceMark(material.id, material.standardHeight) : otherMark(name, option)
  },
}

/** The number of bays, posts and gates of each kind. */
function fenceSummary({ table, words: { counts } }: Estimate<FenceTable, FenceWords>, values: Values): string {
  const spans = fenceSpans(table, values)
  const number = (wanted: FenceSpan['kind']) => spans.filter(({ kind }) => kind === wanted).length
  // With no-break spaces, so that lines break between the counts.
  const counted = (count: number, { one, many }: { one: string; many: string }) =>
    fillWords(count === 1 ? one : many, { count }).replaceAll(' ', '\u00a0')
  const gates = [
    { count: number('walk-gate'), words: counts.walkGates },
    { count: number('drive-gate'), words: counts.driveGates },
  ].filter(({ count }) => count > 0)
  return [
    counted(number('bay'), counts.bays),
    counted(spans.length + 1, counts.posts),
    ...gates.map(({ count, words }) => counted(count, words)),
  ].join(', ')
}
