import { answerEstimate } from '../../shared/estimate/estimate-text.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { fillWords } from '../../shared/text/fill-words.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import type { Values } from '../../shared/trades/trade.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { CheckList } from '../ui/check-list.tsx'

/** What the price includes, excludes and depends on, and how long the work takes. */
export function EstimateDetails({ estimate: { table, words }, values }: { estimate: SiteEstimate; values: Values }) {
  const { included, excluded, affects, time } = words
  const trade = tradeOf(words)
  const statements = trade.statements?.(words, values) ?? []
  return (
    <div className="estimate-details">
      <section aria-labelledby="estimate-included">
        <h2 className="estimate-heading" id="estimate-included">
          {included.heading}
        </h2>
        <CheckList items={[...included.items, ...trade.included(words, values)]} />
      </section>
      <ListSection id="estimate-excluded" {...excluded} />
      <ListSection id="estimate-affects" {...affects} />
      <section aria-labelledby="estimate-time">
        <h2 className="estimate-heading" id="estimate-time">
          {time.heading}
        </h2>
        <p>{fillWords(time.text, answerEstimate(table, values).days)}</p>
      </section>
      {statements.length > 0 && (
        <p className="estimate-statement">
          {statements.map((statement) => (
            <span key={statement}>{keepTogether(statement)} </span>
          ))}
        </p>
      )}
    </div>
  )
}

function ListSection({ id, heading, items }: { id: string; heading: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="estimate-heading" id={id}>
        {heading}
      </h2>
      <ul className="estimate-factors">
        {items.map((item) => (
          <li key={item}>{keepTogether(item)}</li>
        ))}
      </ul>
    </section>
  )
}
