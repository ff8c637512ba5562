import { Link } from 'react-router-dom'
import { pagerNumbers } from './pager-numbers.ts'

type BlogPagerProps = {
  number: number
  count: number
  path(page: number): string
  words: { pages: string; page: string; newer: string; older: string }
}

/** Links to the pages of a list. */
export function BlogPager({ number, count, path, words }: BlogPagerProps) {
  if (count < 2) return null
  return (
    <nav className="blog-pager" aria-label={words.pages}>
      <ul className="blog-pager-list">
        {number > 1 && (
          <li>
            <Link to={path(number - 1)} rel="prev" className="blog-pager-link pager-previous arrow">
              <span className="visually-hidden">{words.newer}</span>
            </Link>
          </li>
        )}
        {pagerNumbers(number, count).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} className="blog-pager-gap">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={path(entry)}
                className="blog-pager-link"
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
            <Link to={path(number + 1)} rel="next" className="blog-pager-link arrow">
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
