import { inchesOnly } from '../drawing/lengths.ts'
import { fillWords } from '../text/fill-words.ts'
import { type FenceSpan, fenceSpans } from '../trades/fence/fence-parts.ts'
import { answerEstimate } from './answer-estimate.ts'
import type { EstimateWords, FenceWords } from './estimate-words.ts'
import type { FoamKind } from './offer.ts'
import { canonicalQuery, parseEstimate } from './parse-estimate.ts'
import type { FenceTable, InsulationTable, PriceTable } from './price-table.ts'
import { questionsOf, type Values } from './questions.ts'
import type { SiteEstimate } from './site-estimate.ts'

type Estimate = { table: PriceTable; words: EstimateWords }

const withCommas = (amount: number | string) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** Whole dollars in US format, `$3,350`, in every language. */
export const dollars = (amount: number) => `$${withCommas(amount)}`

/** `$3,350 to $4,650`; the template has `{low}` and `{high}`. */
export function rangeText({ table }: Pick<Estimate, 'table'>, template: string, values: Values): string {
  const { low, high } = answerEstimate(table, values)
  return fillWords(template, { low: dollars(low), high: dollars(high) })
}

/** The answers as labels and values. `yes` is the value of a chosen flag. */
export function answersInWords({ table, words }: Estimate, values: Values, yes: string): { label: string; value: string }[] {
  return questionsOf(table).flatMap(({ kind, name }) => {
    const value = values[name]
    if (value === undefined) return []
    const { label } = questionWords(words, name)
    if (kind === 'flag') return [{ label, value: yes }]
    return [{ label, value: kind === 'choice' ? optionText({ table, words }, name, value) : withCommas(value) }]
  })
}

type QuestionWords = { label: string; hint?: string | undefined; options?: Readonly<Record<string, string>>; option?: string }

/** The words of a question. Throws if there are none, which the schema prevents. */
export function questionWords(words: EstimateWords, name: string): QuestionWords {
  const questions: Readonly<Record<string, QuestionWords>> = words.questions
  const found = questions[name]
  if (!found) throw new Error(`No words for the field '${name}' of the estimate`)
  return found
}

/** The text of one option of a question. */
export function optionText({ table, words }: Estimate, name: string, option: string): string {
  if (table.kind === 'insulation' && words.kind === 'insulation' && name === 'thickness') {
    return thicknessText(table, words.questions.thickness.option, (foam) => words.questions.foam.options[foam], option)
  }
  return questionWords(words, name).options?.[option] ?? option
}

/** A thickness, with the R-value of each foam that is offered at that thickness. */
function thicknessText({ places }: InsulationTable, template: string, foamName: (foam: FoamKind) => string, option: string): string {
  const rValues = new Map<FoamKind, number>()
  for (const { foams } of places) {
    for (const { id, layers } of foams) {
      for (const { inches, rValue } of layers) if (String(inches) === option) rValues.set(id, rValue)
    }
  }
  const texts = [...rValues].map(([foam, rValue]) =>
    fillWords(template, { inches: inchesOnly(Number(option)), foam: foamName(foam), rValue }),
  )
  return texts.join(', ')
}

/** The line below the price: the number of bays, posts and gates of each kind, or the area, the foam, its thickness and R-value. */
export function estimateSummary({ table, words }: Estimate, values: Values): string {
  if (table.kind === 'fence' && words.kind === 'fence') return fenceSummary(table, words, values)
  if (words.kind !== 'insulation') return ''
  const { rValue = 0 } = answerEstimate(table, values)
  const { options } = words.questions.foam
  const foam = (values.foam === 'open-cell' ? options['open-cell'] : options['closed-cell']).toLowerCase()
  return fillWords(words.layer, { area: withCommas(values.area ?? ''), foam, inches: inchesOnly(Number(values.thickness)), rValue })
}

function fenceSummary(table: FenceTable, { counts }: FenceWords, values: Values): string {
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

/** The canonical query and price range to store with an inquiry. `undefined` if the query is not a valid estimate. */
export function checkedEstimate(
  estimate: SiteEstimate | undefined,
  query: unknown,
): { query: string; low: number; high: number } | undefined {
  if (!estimate || typeof query !== 'string' || query === '' || query.length > 500) return undefined
  const result = parseEstimate(estimate.table, new URLSearchParams(query))
  if (result.status === 'invalid') return undefined
  const { low, high } = answerEstimate(estimate.table, result.values)
  return { query: canonicalQuery(estimate.table, result.values), low, high }
}

/** The answers of a stored estimate in words. Empty if the price table has changed so that the query is no longer valid. */
export function estimateInWords(estimate: SiteEstimate, query: string): { label: string; value: string }[] {
  const result = parseEstimate(estimate.table, new URLSearchParams(query))
  return result.status === 'valid' ? answersInWords(estimate, result.values, 'yes') : []
}
