import { Link } from 'react-router-dom'

/** The id of the first filter, which shows everything. */
export const everything = 'all'

/** Whether a filter shows an entry with these ids. An entry without any is shown only by `everything`. */
export const isShownBy = (filter: string, ids: readonly (string | undefined)[]) => filter === everything || ids.includes(filter)

/** Classes of an entry that say which filters show it, by number. */
export const filterClasses = (filters: readonly { id: string }[], ids: readonly (string | undefined)[]) =>
  filters.flatMap(({ id }, index) => (isShownBy(id, ids) ? `in-${index + 1}` : [])).join(' ')

type FiltersProps = {
  label: string
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
