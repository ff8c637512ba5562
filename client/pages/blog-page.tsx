import { BlogPager } from '../components/blog-pager.tsx'
import { LoadingFailure } from '../components/loading-failure.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { PostCard } from '../components/post-card.tsx'
import { usePostsState } from '../hooks/use-posts-context.ts'
import type { ContentOf, ScreenProps } from '../screen-for.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'

export function BlogPage({ content, page }: ScreenProps<'blog'>) {
  const { blog, list } = content
  const { error, retry } = usePostsState()
  return (
    <>
      <section className="blog">
        <div className="container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle}>
            <p className="blog-intro">{blog.intro}</p>
          </PageIntro>
          {list && list.posts.length > 0 && <PostList blog={blog} list={list} />}
          {!list && error && <LoadingFailure heading="The articles did not load" onRetry={retry} />}
          {!list && !error && <ListSkeleton />}
        </div>
      </section>
      <CloseBanner close={blog.close} />
    </>
  )
}

type List = NonNullable<ContentOf<'blog'>['list']>

/** Newest first; on the first page the newest one is large. */
function PostList({ blog, list: { posts, number, count } }: { blog: ContentOf<'blog'>['blog']; list: List }) {
  const featured = number === 1 ? posts[0] : undefined
  return (
    <>
      <ul className="post-list">
        {posts.map((post) => (
          <li key={post.id} className={post === featured ? 'post-list-featured' : undefined}>
            <PostCard
              post={post}
              fallbacks={blog.fallbackPictures}
              look={post === featured ? 'featured' : 'card'}
              priority={post === posts[0]}
            />
          </li>
        ))}
      </ul>
      <BlogPager number={number} count={count} />
    </>
  )
}

function ListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading articles</span>
      <div className="post-list" aria-hidden="true">
        <div className="post-list-featured post-card post-card-featured">
          <div className="skeleton skeleton-photo post-card-photo" />
          <SkeletonWords />
        </div>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="post-card">
            <div className="skeleton skeleton-photo post-card-photo" />
            <SkeletonWords />
          </div>
        ))}
      </div>
    </div>
  )
}

function SkeletonWords() {
  return (
    <div className="post-card-words">
      <div className="skeleton skeleton-line skeleton-short" />
      <div className="skeleton skeleton-line skeleton-title" />
      <div className="skeleton skeleton-line" />
    </div>
  )
}
