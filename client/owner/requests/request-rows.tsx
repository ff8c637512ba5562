import { useId } from 'react'
import { useOwner } from '../owner-context.ts'
import { PostButton } from '../post-button.tsx'
import { Gauge } from './gauge.tsx'
import { requestHref } from './list-href.ts'
import type { RequestRow } from './request-views.ts'

export function RequestRows({ heading, rows }: { heading: string; rows: RequestRow[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="rows-heading" id={id}>
        {heading}
      </h2>
      <ul className="rows">
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </ul>
    </section>
  )
}

function Row(row: RequestRow) {
  const { requests } = useOwner().messages
  const { id, third, status, age } = row
  return (
    <li className="row">
      <RowHead {...row} />
      <RowWhat {...row} />
      <p className="row-third">{third}</p>
      {status === 'spam' ? (
        <div className="row-act">
          <PostButton action={requestHref(id)} fields={{ action: 'not-spam' }} className="button button-outline row-button">
            {requests.one.notSpam}
          </PostButton>
        </div>
      ) : (
        <p className="row-status">
          <span>{requests.statuses[status]}</span>
          <Gauge status={status} />
        </p>
      )}
      <p className="row-age">{age}</p>
    </li>
  )
}

/** The whole row is this link. */
export function RowHead({ id, name, place }: RequestRow) {
  return (
    <p className="row-head">
      <a href={requestHref(id)} className="row-name" dir="auto">
        {name}
      </a>
      {place !== undefined && <span className="row-place">{place}</span>}
    </p>
  )
}

export function RowWhat({ what, extras }: RequestRow) {
  return (
    <p className="row-what">
      <bdi>{what}</bdi>
      {extras.length > 0 && <span className="row-extras">{extras.join(', ')}</span>}
    </p>
  )
}
