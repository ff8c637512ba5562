import type { EstimateMessages } from '../pages/page-content.ts'
import { fillWords } from '../text/fill-words.ts'
import type { Question, Values } from '../trades/trade.ts'
import { tradeOf } from '../trades/trades.ts'
import { optionText, quantityText, questionWords } from './questions.ts'
import type { SiteEstimate } from './site-estimate.ts'

export function problemText(
  estimate: SiteEstimate,
  messages: EstimateMessages,
  question: Question,
  problem: string,
  values: Values,
): string {
  const words = questionWords(estimate, question.name)
  const { label } = words
  const texts: Readonly<Record<string, string>> = { ...messages.errors, ...tradeOf(estimate.table).problemTexts?.(estimate.words) }
  const template = texts[problem] ?? messages.errors.unknown
  if (question.kind === 'whole') {
    const { from, to, standard } = question
    return fillWords(template, { label, from: quantityText(words, from), to: quantityText(words, to), standard: standard(values) })
  }
  const options = question.kind === 'choice' ? question.allowed(values).map((option) => optionText(estimate, question.name, option)) : []
  return fillWords(template, { label, allowed: [options.slice(0, -1).join(', '), ...options.slice(-1)].filter(Boolean).join(messages.or) })
}
