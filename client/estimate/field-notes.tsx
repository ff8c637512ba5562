import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'

/** What every question of the form needs. */
export type FieldProps = { estimate: SiteEstimate; initial: string | undefined; error: string | undefined }

export const estimateFieldId = (name: string) => `estimate-${name}`

/** Hint and error message of a question. */
export function FieldNotes({ name, hint, error }: { name: string; hint?: string | undefined; error: string | undefined }) {
  const id = estimateFieldId(name)
  return (
    <>
      {hint && (
        <p className="estimate-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <TriangleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

/** Attributes of a control that connect it with its hint and its error message. */
export function describedBy(name: string, hint: string | undefined, error: string | undefined) {
  const id = estimateFieldId(name)
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { ...(notes ? { 'aria-describedby': notes } : {}), ...(error ? { 'aria-invalid': true } : {}) }
}
