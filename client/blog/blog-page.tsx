import { pathOfList } from '../../shared/addresses/routes.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { ListPager } from '../ui/list-pager.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { PostCard } from './post-card.tsx'
import '../main-chunk.ts'

export function BlogPage({ content, page }: ScreenProps<'blog'>) {
  const { blog, list } = content
  return (
    <>
      <section className="blog">
        <div className="container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle}>
            <p className="page-lead">{keepTogether(blog.intro)}</p>
          </PageIntro>
          {list.posts.length > 0 && <PostList blog={blog} list={list} />}
        </div>
      </section>
      <CloseBanner close={blog.close} />
    </>
  )
}

/** Posts, newest first. On the first page the newest one is large. */
function PostList({ blog, list: { posts, number, count } }: Pick<ContentOf<'blog'>, 'blog' | 'list'>) {
  const { language } = useSite()
  const words = useMessages().blog
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
      <ListPager number={number} count={count} path={(page) => pathOfList('blog', page, language)} words={words} />
    </>
  )
}
