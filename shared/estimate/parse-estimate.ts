import type { Question, Values } from '../trades/trade.ts'
import type { PriceTable } from '../trades/trade-schemas.ts'
import { tradeOf } from '../trades/trades.ts'
import { questionsOf } from './questions.ts'

/** The errors of single fields. Trades add errors that involve several fields. The messages contain a sentence for each. */
export type FieldProblem = 'repeated' | 'empty' | 'unknown' | 'not-allowed' | 'not-whole' | 'too-small' | 'too-large'

export type EstimateErrors = Readonly<Record<string, string>>

export type EstimateResult =
  | { status: 'valid'; values: Values }
  /** `values` are as typed, for showing the form again. */
  | { status: 'invalid'; errors: EstimateErrors; values: Values }

/** Validates a query, in the browser and on the server. Missing fields get their standard value; unknown fields are ignored. */
export function parseEstimate(table: PriceTable, query: URLSearchParams): EstimateResult {
  const values: Record<string, string> = {}
  const typed: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const question of questionsOf(table)) {
    const given = query.getAll(question.name)
    const [first] = given
    if (first !== undefined) typed[question.name] = first
    const result = given.length > 1 ? { problem: 'repeated' as const } : check(question, first, values)
    if ('problem' in result) errors[question.name] = result.problem
    else if (result.value !== undefined) values[question.name] = result.value
  }
  const trade = tradeOf(table)
  if (Object.keys(errors).length === 0) Object.assign(errors, trade.problems?.(table, values))
  if (Object.keys(errors).length === 0) return { status: 'valid', values: trade.tidied?.(values) ?? values }
  return { status: 'invalid', errors, values: { ...values, ...typed } }
}

type Checked = { value: string | undefined } | { problem: FieldProblem }

function check(question: Question, given: string | undefined, before: Values): Checked {
  if (question.kind === 'flag') return { value: given === 'yes' ? 'yes' : undefined }
  if (given === undefined) return { value: String(question.standard(before)) }
  const text = given.trim()
  if (text === '') return { problem: 'empty' }
  return question.kind === 'choice' ? checkChoice(question, text, before) : checkWhole(question, text)
}

function checkChoice({ options, allowed }: Question & { kind: 'choice' }, text: string, before: Values): Checked {
  if (!options.includes(text)) return { problem: 'unknown' }
  return allowed(before).includes(text) ? { value: text } : { problem: 'not-allowed' }
}

function checkWhole({ from, to }: Question & { kind: 'whole' }, text: string): Checked {
  if (!/^-?\d+$/.test(text)) return { problem: 'not-whole' }
  const value = Number(text)
  if (value < from) return { problem: 'too-small' }
  return value > to ? { problem: 'too-large' } : { value: String(value) }
}

/** The query of these answers, in the order of the questions. The same answers always give the same query. */
export function canonicalQuery(table: PriceTable, values: Values): string {
  const given = questionsOf(table).flatMap(({ name }) => {
    const value = values[name]
    return value === undefined ? [] : [[name, value]]
  })
  return new URLSearchParams(given).toString()
}
