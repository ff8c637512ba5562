import { blogListPage } from '../../shared/routes.ts'
import { PageLink } from './page-link.tsx'
import { pagerNumbers } from './pager-numbers.ts'

/** The pages of the blog's list by number, with previous and next. */
export function BlogPager({ number, count }: { number: number; count: number }) {
  if (count < 2) return null
  const path = (page: number) => blogListPage(page).path
  return (
    <nav className="blog-pager" aria-label="Pages of the blog">
      <ul className="blog-pager-list">
        {number > 1 && (
          <li>
            <PageLink href={path(number - 1)} rel="prev" className="blog-pager-link pager-previous arrow">
              <span className="visually-hidden">Newer articles</span>
            </PageLink>
          </li>
        )}
        {pagerNumbers(number, count).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} className="blog-pager-gap">
              …
            </li>
          ) : (
            <li key={entry}>
              <PageLink
                href={path(entry)}
                className="blog-pager-link"
                aria-current={entry === number ? 'page' : undefined}
                rel={relation(entry - number)}
              >
                <span className="visually-hidden">Page </span>
                {entry}
              </PageLink>
            </li>
          ),
        )}
        {number < count && (
          <li>
            <PageLink href={path(number + 1)} rel="next" className="blog-pager-link arrow">
              <span className="visually-hidden">Older articles</span>
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

function relation(step: number): 'prev' | 'next' | undefined {
  if (step === -1) return 'prev'
  return step === 1 ? 'next' : undefined
}
