import { useSite } from '../site-context.ts'

/** Posts that did not come: a way to try again, and the number. */
export function LoadingFailure({ heading, onRetry }: { heading?: string; onRetry: () => void }) {
  const { phoneNumber, telLink } = useSite()
  return (
    <div className="loading-failure" role="alert">
      {heading && <h2 className="loading-failure-heading">{heading}</h2>}
      <p>The connection may be down. What you have open stays here.</p>
      <p className="loading-failure-actions">
        <button type="button" className="button button-outline" onClick={onRetry}>
          Try again
        </button>
        <span>
          or call <a href={telLink}>{phoneNumber}</a>
        </span>
      </p>
    </div>
  )
}
