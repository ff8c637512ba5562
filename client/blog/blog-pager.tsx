import { Link } from 'react-router-dom'
import { blogListPath } from '../../shared/pages/routes.ts'
import { useMessages } from '../document/messages-context.ts'
import { useSite } from '../document/site-context.ts'
import { pagerNumbers } from './pager-numbers.ts'

export function BlogPager({ number, count }: { number: number; count: number }) {
  const { language } = useSite()
  const { blog } = useMessages()
  if (count < 2) return null
  const path = (page: number) => blogListPath(page, language)
  return (
    <nav className="blog-pager" aria-label={blog.pages}>
      <ul className="blog-pager-list">
        {number > 1 && (
          <li>
            <Link to={path(number - 1)} rel="prev" className="blog-pager-link pager-previous arrow">
              <span className="visually-hidden">{blog.newer}</span>
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
                <span className="visually-hidden">{blog.page}</span>
                {entry}
              </Link>
            </li>
          ),
        )}
        {number < count && (
          <li>
            <Link to={path(number + 1)} rel="next" className="blog-pager-link arrow">
              <span className="visually-hidden">{blog.older}</span>
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
