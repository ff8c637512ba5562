import type { ReactNode } from 'react'
import { pathOf } from '../../../shared/addresses/routes.ts'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { PageHeading } from '../page-heading.tsx'
import { Filters } from './filters.tsx'
import { listHref } from './list-href.ts'
import { RequestRows } from './request-rows.tsx'
import type { RequestList } from './request-views.ts'
import { WaitingRows } from './waiting-rows.tsx'

export function RequestsPage({ list }: { list: RequestList }) {
  const { requests } = useOwner().messages
  const { counts, query, waiting } = list
  return (
    <>
      <PageHeading>{requests.heading}</PageHeading>
      {counts.all + counts.spam === 0 ? (
        <NoRequests />
      ) : (
        <div className="requests container">
          {waiting.length > 0 && <WaitingRows rows={waiting} count={list.waitingCount} />}
          <div className="requests-tools">
            <Filters counts={counts} query={query} />
            <SearchForm q={query.q} />
          </div>
          <Found list={list} />
        </div>
      )}
    </>
  )
}

function SearchForm({ q }: { q: string }) {
  const { search } = useOwner().messages.requests
  return (
    <form method="get" action={ownerPaths.requests} className="search">
      <label className="visually-hidden" htmlFor="q">
        {search.label}
      </label>
      <input id="q" name="q" type="search" className="field-box" placeholder={search.placeholder} defaultValue={q} />
      <button type="submit" className="button button-outline">
        {search.button}
      </button>
    </form>
  )
}

function Found({ list }: { list: RequestList }): ReactNode {
  const { requests } = useOwner().messages
  const { query, today, earlier, counts, found } = list
  if (found === 0) return query.q === '' ? <NoneHere query={query} /> : <NothingFound q={query.q} all={counts.all} />
  return (
    <>
      {query.q !== '' && <p className="requests-note">{requests.found(found, query.q)}</p>}
      {query.status === 'spam' && <p className="requests-note">{requests.spamText}</p>}
      {today.length > 0 && <RequestRows heading={requests.today} rows={today} />}
      {earlier.length > 0 && <RequestRows heading={requests.earlier} rows={earlier} />}
      <Pager list={list} />
    </>
  )
}

function NoneHere({ query: { status = 'new' } }: { query: RequestList['query'] }) {
  const { requests } = useOwner().messages
  return <p className="requests-note">{status === 'spam' ? requests.noSpam : requests.noneHere(requests.statuses[status])}</p>
}

function NothingFound({ q, all }: { q: string; all: number }) {
  const { nothingFound } = useOwner().messages.requests
  return (
    <div className="requests-note">
      <h2>{nothingFound.heading(q)}</h2>
      <p>{nothingFound.text}</p>
      <a href={ownerPaths.requests} className="text-link">
        {nothingFound.all(all)}
      </a>
    </div>
  )
}

function NoRequests() {
  const { site, language, messages } = useOwner()
  const { none } = messages.requests
  return (
    <>
      <div className="run sign-in-drawing">
        <MeasuredDrawing name={site.notFound.drawing} stands decorative />
      </div>
      <div className="soil no-requests">
        <div className="container">
          <h2>{none.heading}</h2>
          <p>{none.text}</p>
          <a href={pathOf('contact', language)} className="button button-outline">
            {none.button}
          </a>
        </div>
      </div>
    </>
  )
}

function Pager({ list: { query, pages } }: { list: RequestList }) {
  const words = useOwner().messages.requests.pages
  if (pages === 1) return null
  return (
    <nav className="pager" aria-label={words.label}>
      {query.page > 1 && (
        <a href={listHref({ ...query, page: query.page - 1 })} className="text-link" rel="prev">
          {words.newer}
        </a>
      )}
      {query.page < pages && (
        <a href={listHref({ ...query, page: query.page + 1 })} className="text-link" rel="next">
          {words.older}
        </a>
      )}
    </nav>
  )
}
