import { Link } from 'react-router-dom'
import { useMessages } from '../document/messages-context.ts'
import { usePath } from '../document/site-context.ts'

/** `/blog/:id` without a post: the heading says that there is no such post, and links to the blog. */
export function MissingPostPage() {
  const { blog } = useMessages()
  return (
    <section className="missing-post">
      <h1 className="missing-post-heading container">
        <Link to={usePath('blog')}>{blog.missing}</Link>
      </h1>
    </section>
  )
}
