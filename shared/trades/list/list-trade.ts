import { fillWords } from '../../text/fill-words.ts'
import { numberText } from '../../text/number-text.ts'
import { add, atLeast, type Cents, cents, daysOf, percent, rounded, times } from '../cents.ts'
import { choice, type EstimateFigures, type Question, type Trade, type Values } from '../trade.ts'
import type { ListTable } from './list-table.ts'
import type { ListWords } from './list-words.ts'

export const listTrade: Trade<ListTable, ListWords> = {
  kind: 'list',
  questions,
  figures,
  questionWords({ questions: { additions, ...others } }, name) {
    return Object.entries({ ...additions, ...others }).find(([key]) => key === name)?.[1]
  },
  summary({ words }, values) {
    const chosen = words.questions.choice.options[values.choice ?? ''] ?? ''
    return fillWords(words.summary, { quantity: numberText(values.quantity ?? ''), choice: withinSentence(chosen) })
  },
  included: ({ questions: { additions } }, values) =>
    Object.entries(additions).flatMap(([id, { included }]) => (values[id] && included !== undefined ? [included] : [])),
  statements: ({ statements = [] }) => statements,
  widths: [],
}

/** 'Metal' becomes 'metal'; 'PVC' stays. */
const withinSentence = (text: string) => text.replace(/^\p{Lu}(?=[\p{Ll} ])/u, (letter) => letter.toLowerCase())

function questions({ quantity, choices, additions }: ListTable): Question[] {
  const usual = (before: Values) => choices.find(({ id }) => id === before.choice)?.standard ?? quantity.standard
  const ids = choices.map(({ id }) => id)
  return [
    choice('choice', ids, ids[0] ?? ''),
    { kind: 'whole', name: 'quantity', from: quantity.from, to: quantity.to, standard: usual },
    ...additions.map(({ id }): Question => ({ kind: 'flag', name: id })),
  ]
}

/** Factors apply to the base price, one after the other. */
function figures(table: ListTable, values: Values): EstimateFigures {
  const chosen = table.choices.find(({ id }) => id === values.choice)
  if (!chosen) throw new Error(`The price table has no choice '${values.choice}'`)
  const quantity = Number(values.quantity)
  const prices = table.additions.filter(({ id }) => values[id]).map(({ price }) => price)
  const base = prices.reduce<Cents>(
    (price, addition) => (addition.per === 'factor' ? percent(price, addition.percent) : price),
    times(cents(chosen.perUnit), quantity),
  )
  const added = prices.flatMap((price) =>
    price.per === 'factor' ? [] : [times(cents(price.dollars), price.per === 'unit' ? quantity : 1)],
  )
  const [slow, fast] = chosen.unitsPerDay
  return { ...rounded(atLeast(add(base, ...added), cents(table.minimumJob))), days: daysOf(quantity / fast, quantity / slow) }
}
