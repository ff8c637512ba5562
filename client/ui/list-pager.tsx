import { Link } from 'react-router-dom'
import { pagerNumbers } from './pager-numbers.ts'

type ListPagerProps = {
  number: number
  count: number
  path(page: number): string
  words: { pages: string; page: string; newer: string; older: string }
}

/** Links to the pages of a list. */
export function ListPager({ number, count, path, words }: ListPagerProps) {
  if (count < 2) return null
  return (
    <nav className="list-pager" aria-label={words.pages}>
      <ul className="list-pager-list">
        {number > 1 && (
          <li>
            <Link to={path(number - 1)} rel="prev" className="list-pager-link pager-previous arrow">
              <span className="visually-hidden">{words.newer}</span>
            </Link>
          </li>
        )}
        {pagerNumbers(number, count).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} className="list-pager-gap">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={path(entry)}
                className="list-pager-link"
                aria-current={entry === number ? 'page' : undefined}
                rel={relOf(entry - number)}
              >
                <span className="visually-hidden">{words.page}</span>
                {entry}
              </Link>
            </li>
          ),
        )}
        {number < count && (
          <li>
            <Link to={path(number + 1)} rel="next" className="list-pager-link arrow">
              <span className="visually-hidden">{words.older}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function relOf(step: number): 'prev' | 'next' | undefined {
  if (step === -1) return 'prev'
  return step === 1 ? 'next' : undefined
}
