import { Link } from 'react-router-dom'

type FiltersProps = {
  label: string
  /** The first one shows everything. */
  filters: readonly { id: string; name: string; count: number }[]
  path: string
  /** Set once the page is hydrated. */
  current: string | undefined
}

/** Filters are fragments, so CSS applies them before hydration; the style sheet refers to filters by number. */
export function Filters({ label, filters, path, current }: FiltersProps) {
  return (
    <nav aria-label={label}>
      <ul className="gallery-filters">
        {filters.map(({ id, name, count }, index) => (
          <li key={id}>
            <Link
              id={id}
              to={`${path}#${id}`}
              className={`gallery-filter gallery-filter-${index + 1}`}
              aria-current={current === id ? 'true' : undefined}
            >
              {name} <span className="gallery-filter-count">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
