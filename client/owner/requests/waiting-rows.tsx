import { useOwner } from '../owner-context.ts'
import { listHref } from './list-href.ts'
import { RowHead, RowWhat } from './request-rows.tsx'
import type { WaitingRow } from './request-views.ts'

/** Requests that need an answer today, each with a button for the best way to answer. */
export function WaitingRows({ rows, count }: { rows: WaitingRow[]; count: number }) {
  const { requests } = useOwner().messages
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 className="waiting-heading" id="waiting">
        {requests.needsYou} <span className="waiting-count">{count}</span>
      </h2>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.id} className="row row-waiting">
            <RowHead {...row} />
            <RowWhat {...row} />
            <p className="row-third">
              <strong className="row-reason">{row.reason}</strong>
              {row.third}
            </p>
            {row.answer && (
              <p className="row-act">
                <a href={row.answer.href} className="button button-outline row-button">
                  {requests.answer[row.answer.kind]}
                  <span className="row-number">{row.answer.text}</span>
                  <span className="visually-hidden"> {row.name}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <a href={listHref({ status: 'new' })} className="text-link">
          {requests.allNew}
        </a>
      )}
    </section>
  )
}
