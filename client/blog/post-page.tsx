import { Link } from 'react-router-dom'
import type { Post } from '../../shared/blog/posts.ts'
import { readingMinutes } from '../../shared/blog/reading-time.ts'
import { canonicalUrl } from '../../shared/pages/metadata.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { PhoneBlock } from '../sections/phone-block.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CallButton } from '../ui/call-button.tsx'
import { PostCard } from './post-card.tsx'
import { PostPicture } from './post-picture.tsx'
import { type PostText, postText } from './post-text.tsx'
import { ShareRow } from './share-row.tsx'
import '../main-chunk.ts'

type Content = ContentOf<'post'>
type Page = ScreenProps<'post'>['page']

export function PostPage({ content, page }: ScreenProps<'post'>) {
  const { post, blog } = content
  const text = postText(post)
  return (
    <>
      <article className="post">
        <div className="container">
          <div className="post-head">
            <Breadcrumb steps={page.breadcrumb} />
            <p className="post-facts">
              <PostFacts post={post} wordCount={text.wordCount} />
            </p>
            <h1>{keepTogether(post.title)}</h1>
            <p className="page-lead">{keepTogether(post.excerpt)}</p>
            {content.byline && <p className="post-byline second">{keepTogether(content.byline.text)}</p>}
          </div>
          <PostBody content={content} text={text} page={page} />
        </div>
      </article>
      <CloseBanner close={closeOf(post, blog)} />
    </>
  )
}

const closeOf = (post: Post, blog: Content['blog']) => (post.body.kind === 'built-in' ? { heading: post.body.closeHeading } : blog.close)

function PostFacts({ post, wordCount }: { post: Content['post']; wordCount: number }) {
  const { blog } = useMessages()
  return (
    <>
      <time className="post-date" dateTime={post.createdAt}>
        {post.dates.created}
      </time>{' '}
      <span className="post-minutes">{blog.minutes(readingMinutes(wordCount))}</span>
    </>
  )
}

function PostBody({ content, text, page }: { content: Content; text: PostText; page: Page }) {
  const { siteUrl } = useSite()
  const { post, blog } = content
  return (
    <div className="with-sidebar post-columns">
      <div className="post-main">
        {/* A product rule: posts whose path contains '/services' show no picture. */}
        {!page.path.includes('/services') && (
          <PostPicture
            post={post}
            fallbacks={blog.fallbackPictures}
            className="post-photo"
            priority
            sizes="(min-width: 1170px) 720px, (min-width: 992px) 62vw, calc(100vw - 40px)"
          />
        )}
        <ShareRow title={post.title} url={canonicalUrl(siteUrl, page)} emailFooter={content.shareEmailFooter} />
        <Contents path={page.path} entries={text.contents} />
        <div className="prose">{text.body}</div>
        <CallButton label={content.scheduleCall} size="main" className="schedule-call" />
      </div>
      <div className="post-aside">
        <RecentPosts content={content} />
        <div className="post-call">
          <PhoneBlock heading={content.phoneBlock.heading} />
        </div>
      </div>
    </div>
  )
}

function RecentPosts({ content: { recent, blog } }: { content: Content }) {
  const messages = useMessages()
  if (recent.length === 0) return null
  return (
    <aside className="post-recent" aria-labelledby="recent-posts">
      <h2 className="post-recent-heading" id="recent-posts">
        {messages.blog.recent}
      </h2>
      <ul>
        {recent.map((post) => (
          <li key={post.id} className="post-recent-item">
            <PostCard post={post} fallbacks={blog.fallbackPictures} look="recent" />
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Table of contents, for posts with at least three headings. */
function Contents({ path, entries }: { path: string; entries: PostText['contents'] }) {
  const { blog } = useMessages()
  if (entries.length < 3) return null
  return (
    <nav className="contents" aria-labelledby="contents-heading">
      <h2 className="contents-heading" id="contents-heading">
        {blog.contents}
      </h2>
      <ol className="contents-list">
        {entries.map(({ id, text }) => (
          <li key={id} className="contents-item">
            <Link to={`${path}#${id}`} className="contents-link">
              {keepTogether(text)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
