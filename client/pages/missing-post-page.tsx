import { PageLink } from '../components/page-link.tsx'

/** `/blog/:id` without a post: nothing but the way back. */
export function MissingPostPage() {
  return (
    <section className="band">
      <div className="container">
        <p>
          <PageLink href="/blog/">Back to the blog</PageLink>
        </p>
      </div>
    </section>
  )
}
