import { answersInWords, rangeText } from '../../shared/estimate/estimate-text.ts'
import type { Values } from '../../shared/trades/trade.ts'
import type { ContentOf } from '../navigation/registered-screens.tsx'
import { RuledList } from '../ui/ruled-list.tsx'

/** The estimate that is sent with the inquiry, shown beside the form. */
export function EstimateToSend({ content: { estimate, messages }, values }: { content: ContentOf<'estimate'>; values: Values }) {
  const rows = answersInWords(estimate, values, messages.yes).filter(({ value }) => value !== '0')
  return (
    <div className="estimate-sent">
      <p className="estimate-note">{estimate.words.rangeLabel}</p>
      <p className="estimate-range-again">{rangeText(estimate, messages.range, values)}</p>
      <RuledList rows={rows} />
    </div>
  )
}
