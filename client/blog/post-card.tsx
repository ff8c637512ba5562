import { Link } from 'react-router-dom'
import { pathOf } from '../../shared/addresses/routes.ts'
import type { PostSummary } from '../../shared/blog/posts.ts'
import type { PostDates } from '../../shared/pages/page-content.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useSite } from '../contexts/site-context.ts'
import { CardDate } from '../ui/card-date.tsx'
import { PostPicture } from './post-picture.tsx'

type PostCardProps = {
  post: PostSummary & { dates: PostDates }
  fallbacks: readonly string[]
  look: 'featured' | 'card' | 'recent'
  priority?: boolean
}

const sizes = {
  featured: '(min-width: 1170px) 770px, (min-width: 992px) 64vw, calc(100vw - 40px)',
  card: '(min-width: 1170px) 370px, (min-width: 768px) 31vw, (min-width: 640px) 46vw, calc(100vw - 40px)',
  recent: '96px',
}

/** Picture, date, title and excerpt of a post; the whole card links to it. */
export function PostCard({ post, fallbacks, look, priority }: PostCardProps) {
  const { language } = useSite()
  const Title = look === 'recent' ? 'h3' : 'h2'
  return (
    <article className={`post-card post-card-${look}`}>
      <PostPicture post={post} fallbacks={fallbacks} className="post-card-photo" sizes={sizes[look]} priority={priority} alt="" />
      <div className="post-card-words">
        <CardDate createdAt={post.createdAt} dates={post.dates} />
        <Title className="post-card-title">
          <Link to={pathOf('post', language, post.slug)} className="stretched-link">
            {keepTogether(post.title)}
          </Link>
        </Title>
        <p className="post-card-excerpt">{keepTogether(post.excerpt)}</p>
      </div>
    </article>
  )
}
