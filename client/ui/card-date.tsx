import type { PostSummary } from '../../shared/blog/posts.ts'
import { longDate } from '../../shared/language/long-date.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'

/** When a post was written and, if later, reviewed. */
export function CardDate({ createdAt, reviewed = '' }: Pick<PostSummary, 'createdAt' | 'reviewed'>) {
  const { language } = useSite()
  const { blog } = useMessages()
  return (
    <p className="card-date">
      <time dateTime={createdAt}>{longDate(createdAt, language)}</time>{' '}
      {reviewed > createdAt && <span>{blog.reviewed(longDate(reviewed, language))}</span>}
    </p>
  )
}
