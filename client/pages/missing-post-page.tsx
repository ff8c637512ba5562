import { PageLink } from '../components/page-link.tsx'

/** `/blog/:id` without a post: nothing but the way back, which is also the page's heading. */
export function MissingPostPage() {
  return (
    <section className="band">
      <div className="container">
        <h1 className="missing-post">
          <PageLink href="/blog/">Back to the blog</PageLink>
        </h1>
      </div>
    </section>
  )
}
