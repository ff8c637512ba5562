import { Link } from 'react-router-dom'
import { useMessages } from '../contexts/messages-context.ts'
import { usePath } from '../contexts/site-context.ts'
import type { ScreenProps } from '../navigation/registered-screens.tsx'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'

/** `/blog/:id` without a post: the heading says that there is no such post, and links to the blog. */
export function MissingPostPage({ content: { drawing } }: ScreenProps<'missing-post'>) {
  const { blog } = useMessages()
  return (
    <section className="missing-post">
      <h1 className="missing-post-heading container">
        <Link to={usePath('blog')}>{blog.missing}</Link>
      </h1>
      {drawing && (
        <div className="run">
          <MeasuredDrawing name={drawing} stands decorative />
        </div>
      )}
    </section>
  )
}
