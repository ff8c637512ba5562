import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { PageHeading } from '../page-heading.tsx'
import { RowList } from './row-list.tsx'
import type { DraftView, ListView } from './site-view.ts'

export type OverviewProps = { drafts: DraftView[]; count: number; draftVersion: number; groups: ListView[]; setAside: string[] }

/** What is not public yet, and what can be changed. */
export function OverviewPage({ drafts, count, draftVersion, groups, setAside }: OverviewProps) {
  const { site } = useOwner().messages
  return (
    <>
      <PageHeading link={{ href: ownerPaths.history, text: site.history }}>{site.title}</PageHeading>
      {drafts.length > 0 && (
        <section className="drafts container">
          <h2 className="drafts-heading">
            {site.notPublic} <span className="drafts-count">{site.changes(count)}</span>
          </h2>
          <ul>
            {drafts.map((draft) => (
              <DraftRow key={draft.paths.join()} draft={draft} draftVersion={draftVersion} />
            ))}
          </ul>
          <form method="post" action={ownerPaths.site} className="drafts-actions">
            <input type="hidden" name="seen" value={draftVersion} />
            <a className="button button-outline" href={ownerPaths.preview}>
              {site.preview}
            </a>
            <button type="submit" name="action" value="publish" className="button button-accent button-main">
              {site.publish(count)}
            </button>
          </form>
        </section>
      )}
      {groups.map((group) => group.rows.length > 0 && <RowList key={group.heading} {...group} />)}
      {setAside.length > 0 && (
        <section className="container set-aside">
          <h2>{site.setAside}</h2>
          <p>{site.setAsideText}</p>
          <ul>
            {setAside.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function DraftRow({ draft, draftVersion }: { draft: DraftView; draftVersion: number }) {
  const { href, title, lines, who, when, paths } = draft
  const { site } = useOwner().messages
  return (
    <li className="draft-row">
      <p className="draft-title">
        {href ? (
          <a href={href} className="text-link">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <div className="draft-lines">
        {lines.map(({ label, from, to }) => (
          <p key={label + to} className="draft-line">
            {label}: {from !== undefined && <del>{from}</del>} <strong>{to}</strong>
          </p>
        ))}
      </div>
      <p className="draft-who quiet">
        {who}, {when}
      </p>
      <form method="post" action={ownerPaths.site}>
        <input type="hidden" name="seen" value={draftVersion} />
        <input type="hidden" name="paths" value={JSON.stringify(paths)} />
        <button type="submit" name="action" value="discard" className="quiet-link" aria-label={`${site.discard}: ${title}`}>
          {site.discard}
        </button>
      </form>
    </li>
  )
}
