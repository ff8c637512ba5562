import { Link } from 'react-router-dom'
import { usePath, useSite } from '../../contexts/site-context.ts'
import { useCurrentChapter } from './use-current-chapter.ts'

type ChapterNavProps = { label: string; chapters: readonly { id: string; name: string }[] }

/** The chapters as a dimension chain, below the header while the page scrolls. */
export function ChapterNav({ label, chapters }: ChapterNavProps) {
  const { header } = useSite()
  const quotePath = usePath('contact')
  const current = useCurrentChapter(chapters)
  return (
    <nav className="chapter-nav" aria-label={label}>
      <div className="container">
        <ol className="chapter-links">
          {chapters.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ol>
        <Link to={quotePath} className="button button-accent">
          {header.quoteLabel}
        </Link>
      </div>
    </nav>
  )
}
