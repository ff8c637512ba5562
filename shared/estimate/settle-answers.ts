import type { Question, Values } from '../trades/trade.ts'
import type { PriceTable } from '../trades/trade-schemas.ts'
import { type EstimateResult, parseEstimate } from './parse-estimate.ts'
import { questionsOf } from './questions.ts'

/**
 * The answers after a change. Questions that the visitor has not answered follow the others: they take the standard of the place or
 * material chosen. The visitor's own answers stay, and become the nearest possible ones where the others no longer allow them.
 */
export function settleAnswers(table: PriceTable, answers: Values, own: ReadonlySet<string>): Values {
  const settled: Record<string, string> = { ...answers }
  for (const question of questionsOf(table)) {
    const { name, kind } = question
    if (kind === 'flag') continue
    const given = own.has(name) ? settled[name] : undefined
    if (given === undefined) settled[name] = String(question.standard(settled))
    else if (kind === 'choice') settled[name] = nearestAllowed(question, given, settled)
  }
  return settled
}

function nearestAllowed(question: Question & { kind: 'choice' }, given: string, before: Values): string {
  const allowed = question.allowed(before)
  if (allowed.includes(given)) return given
  const distance = (option: string) => Math.abs(Number(option) - Number(given))
  const [nearest] = allowed.filter((option) => !Number.isNaN(distance(option))).sort((a, b) => distance(a) - distance(b))
  return nearest ?? question.standard(before)
}

/** The questions with an answer that differs from the standard one, so the visitor must have given it. */
export function ownAnswers(table: PriceTable, values: Values): Set<string> {
  const own = questionsOf(table).filter(
    (question) => question.kind !== 'flag' && values[question.name] !== String(question.standard(values)),
  )
  return new Set(own.map(({ name }) => name))
}

/** Values to draw: those of a valid result, otherwise the correct answers with the standard job for the others. */
export function drawableValues(table: PriceTable, result: EstimateResult): Values {
  if (result.status === 'valid') return result.values
  const correct = Object.entries(result.values).filter(([name]) => !(name in result.errors))
  const drawn = parseEstimate(table, new URLSearchParams(correct))
  if (drawn.status === 'valid') return drawn.values
  const standard = parseEstimate(table, new URLSearchParams())
  if (standard.status === 'invalid') throw new Error('The standard job of the price table is not valid')
  return standard.values
}
