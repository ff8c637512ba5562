import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { PageHeading } from '../page-heading.tsx'
import { PostButton } from '../post-button.tsx'
import type { PublicationView } from './site-view.ts'

/** What was published, newest first. */
export function HistoryPage({ publications, canUndo }: { publications: PublicationView[]; canUndo: boolean }) {
  const { site } = useOwner().messages
  return (
    <>
      <PageHeading lead={publications.length > 0 ? site.historyText : site.noHistory}>{site.history}</PageHeading>
      <ul className="history container">
        {publications.map(({ version, who, when, lines, isCurrent }) => (
          <li className="history-row" key={version}>
            <p className="history-when">{when}</p>
            <p className="quiet">{who}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {isCurrent ? (
              <p className="quiet">{site.now}</p>
            ) : (
              <PostButton action={ownerPaths.history} fields={{ version: String(version), action: 'bring-back' }} className="text-link">
                {site.bringBack}
              </PostButton>
            )}
          </li>
        ))}
      </ul>
      {canUndo && (
        <form method="post" action={ownerPaths.history} className="container undo-all">
          <p>{site.undoAllText}</p>
          <button type="submit" name="action" value="undo-all" className="button button-outline">
            {site.undoAll}
          </button>
        </form>
      )}
    </>
  )
}
