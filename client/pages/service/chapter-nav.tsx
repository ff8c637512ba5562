import { QuoteLink } from '../../ui/quote-link.tsx'
import { useCurrentChapter } from './use-current-chapter.ts'

type ChapterNavProps = { label: string; chapters: readonly { id: string; name: string }[] }

/** The chapters as a dimension chain, below the header while the page scrolls. */
export function ChapterNav({ label, chapters }: ChapterNavProps) {
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
        <QuoteLink className="button button-accent" />
      </div>
    </nav>
  )
}
