import { numberText } from '../text/number-text.ts'
import type { Question, QuestionWords } from '../trades/trade.ts'
import type { PriceTable } from '../trades/trade-schemas.ts'
import { tradeOf } from '../trades/trades.ts'
import type { SiteEstimate } from './site-estimate.ts'

export const questionsOf = (table: PriceTable): Question[] => tradeOf(table).questions(table)

/** The words of a question. Throws if there are none, which the schema and the check of a set prevent. */
export function questionWords({ words }: Pick<SiteEstimate, 'words'>, name: string): QuestionWords {
  const found = tradeOf(words).questionWords(words, name)
  if (!found) throw new Error(`No words for the field '${name}' of the estimate`)
  return found
}

/** The label of an answer: one gate is not `Gates`. */
export const answerLabel = ({ label, one = label }: QuestionWords, value: string): string => (value === '1' ? one : label)

/** A number with its unit: `1,200 sq ft`. */
export const quantityText = ({ unit }: QuestionWords, value: string | number): string =>
  unit ? `${numberText(value)}\u00a0${unit}` : numberText(value)

export const optionText = (estimate: SiteEstimate, name: string, option: string): string =>
  tradeOf(estimate.table).optionText?.(estimate, name, option) ?? questionWords(estimate, name).options?.[option] ?? option
