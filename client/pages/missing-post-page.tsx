import { PageLink } from '../components/page-link.tsx'

/** `/blog/:id` without a post: the link back is the page's heading. Its words stand on a ground line. */
export function MissingPostPage() {
  return (
    <section className="missing-post">
      <h1 className="missing-post-heading container">
        <PageLink href="/blog/">Back to the blog</PageLink>
      </h1>
    </section>
  )
}
