type Link = { href: string; text: string }

export type PreviewBarProps = {
  title: string
  text: string
  back: Link
  /** Links to the changed pages, with a label before them. */
  changed: { label: string; pages: readonly Link[] }
  /** Undefined without drafts. */
  publish: { action: string; seen: number; text: string } | undefined
}

/** The bar above a page that shows drafts: a label, a link back, and a button that publishes. */
export function PreviewBar({ title, text, back, changed, publish }: PreviewBarProps) {
  return (
    <section className="preview-bar" aria-label={title}>
      <div className="preview-row">
        <a href={back.href} className="preview-link">
          {back.text}
        </a>
        <p className="preview-what">
          <strong>{title}</strong> <span>{text}</span>
        </p>
        {changed.pages.length > 0 && (
          <p className="preview-pages">
            {changed.label}{' '}
            {changed.pages.map((page) => (
              <a key={page.href} href={page.href} className="preview-link">
                {page.text}
              </a>
            ))}
          </p>
        )}
        {publish && (
          <form method="post" action={publish.action}>
            <input type="hidden" name="seen" value={publish.seen} />
            <button type="submit" name="action" value="publish" className="preview-publish">
              {publish.text}
            </button>
          </form>
        )}
      </div>
    </section>
  )
}
