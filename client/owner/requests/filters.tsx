import { filterNames } from '../../../shared/contact/lead-statuses.ts'
import { useOwner } from '../owner-context.ts'
import { listHref } from './list-href.ts'
import type { RequestList } from './request-views.ts'

/** The statuses as a dimension chain, with a bar under the current one. */
export function Filters({ counts, query }: Pick<RequestList, 'counts' | 'query'>) {
  const { requests } = useOwner().messages
  return (
    <nav className="filters" aria-label={requests.filters}>
      <Filter label={requests.all} count={counts.all} href={listHref({})} isCurrent={query.status === undefined} />
      {filterNames.map((name) => (
        <Filter
          key={name}
          label={name === 'spam' ? requests.spam : requests.statuses[name]}
          count={counts[name]}
          href={listHref({ status: name })}
          isCurrent={query.status === name}
        />
      ))}
    </nav>
  )
}

type FilterProps = { label: string; count: number; href: string; isCurrent: boolean }

function Filter({ label, count, href, isCurrent }: FilterProps) {
  return (
    <a href={href} className="filter" aria-current={isCurrent ? 'true' : undefined}>
      {label} <span className="filter-count">{count}</span>
    </a>
  )
}
