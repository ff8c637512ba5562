import type { PostDates } from '../../shared/pages/page-content.ts'

/** When a post was written and, if later, reviewed. */
export function CardDate({ createdAt, dates }: { createdAt: string; dates: PostDates }) {
  return (
    <p className="card-date">
      <time dateTime={createdAt}>{dates.created}</time> {dates.reviewed && <span>{dates.reviewed}</span>}
    </p>
  )
}
