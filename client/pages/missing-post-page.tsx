import { Link } from 'react-router-dom'

/** `/blog/:id` without a post: the link back is the page's heading. Its words stand on a ground line. */
export function MissingPostPage() {
  return (
    <section className="missing-post">
      <h1 className="missing-post-heading container">
        <Link to="/blog/">Back to the blog</Link>
      </h1>
    </section>
  )
}
