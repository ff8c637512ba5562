/** The price band of the home page: two questions of the estimate and what they cost. The browser makes it again after each answer. */

import type { Drawing } from '../content/site-types.ts'
import type { Drawings } from '../content/translate-drawings.ts'
import type { View } from '../drawing/create-drawing.ts'
import { drawingLabel } from '../estimate/drawing-label.ts'
import { drawingViews } from '../estimate/drawing-views.ts'
import { estimateSummary, rangeText } from '../estimate/estimate-text.ts'
import { sliderMax } from '../estimate/number-range.ts'
import { parseEstimate } from '../estimate/parse-estimate.ts'
import { optionText, questionsOf, questionWords } from '../estimate/questions.ts'
import type { SiteEstimate } from '../estimate/site-estimate.ts'
import type { Values } from '../trades/trade.ts'
import { tradeOf } from '../trades/trades.ts'

type Asked = { name: string; label: string; unit: string | undefined; value: string }

/** A drawing is either markup, made in the browser, or the name of one that the build made. */
type Drawn = { markup: string; drawing?: undefined } | { drawing: string; markup?: undefined }
export type PriceView = Omit<View, 'markup'> & Drawn
type PriceOption = { value: string; text: string; mark?: string }

export type PriceContent = {
  range: string
  summary: string
  /** The drawing in words. */
  label: string
  views: PriceView[]
  choice?: Asked & { options: PriceOption[] }
  /**
   * `to` is where a slider ends, `toSmall` where one on a phone’s drawing does; more can be typed. `isGiven`: it is among the answers, and
   * not only standard for the others.
   */
  quantity?: Asked & { from: number; to: number; toSmall?: number; isGiven: boolean }
}

/** `answers` is a query of the estimate; answers that it omits are the standard ones. `undefined` if it is not valid. */
export function priceContent(estimate: SiteEstimate, rangeTemplate: string, answers: string): PriceContent | undefined {
  const { table } = estimate
  const given = new URLSearchParams(answers)
  const parsed = parseEstimate(table, given)
  if (parsed.status === 'invalid') return undefined
  const { values } = parsed
  const summary = estimateSummary(estimate, values)
  return {
    range: rangeText(estimate, rangeTemplate, values),
    summary,
    label: drawingLabel(estimate, values, summary),
    views: drawingViews(estimate, values, 0),
    ...askedOf(estimate, values, given),
  }
}

const viewName = (width: number) => `price-${width}`
const markName = (option: string) => `price-mark-${option}`

/** The same content as the build draws it, with names instead of markup. */
export function servedPrice(price: PriceContent): PriceContent {
  return { ...price, views: price.views.map(({ markup: _, ...view }) => ({ ...view, drawing: viewName(view.width) })) }
}

/** The drawings that the build makes for the band. */
export function priceDrawings(estimate: SiteEstimate, price: PriceContent): Drawings {
  const { name = '', options = [] } = price.choice ?? {}
  const drawings: Record<string, Drawing> = {}
  for (const { width, height, ground, markup = '' } of price.views) {
    drawings[viewName(width)] = { width, height, label: price.label, markup, ...(ground !== undefined && { ground }) }
  }
  for (const { value } of options) {
    const mark = tradeOf(estimate.table).mark?.(estimate.table, name, value)
    if (mark) drawings[markName(value)] = { ...mark, label: '' }
  }
  return drawings
}

/** The first choice and the first number of the estimate. */
function askedOf(estimate: SiteEstimate, values: Values, given: URLSearchParams): Pick<PriceContent, 'choice' | 'quantity'> {
  const questions = questionsOf(estimate.table)
  const choice = questions.find((question) => question.kind === 'choice')
  const quantity = questions.find((question) => question.kind === 'whole')
  const asked = (name: string): Asked => {
    const { label, unit } = questionWords(estimate, name)
    return { name, label, unit, value: values[name] ?? '' }
  }
  const hasMark = (name: string, value: string) => tradeOf(estimate.table).mark?.(estimate.table, name, value) !== undefined
  const optionOf = (name: string) => (value: string) => ({
    value,
    text: optionText(estimate, name, value),
    ...(hasMark(name, value) && { mark: markName(value) }),
  })
  return {
    ...(choice && { choice: { ...asked(choice.name), options: choice.options.map(optionOf(choice.name)) } }),
    ...(quantity && {
      quantity: {
        ...asked(quantity.name),
        from: quantity.from,
        to: sliderMax(quantity, values),
        ...(quantity.sliderToSmall && { toSmall: quantity.sliderToSmall }),
        isGiven: given.has(quantity.name),
      },
    }),
  }
}
