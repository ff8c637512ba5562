import type { ReactNode } from 'react'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { FieldError } from '../ui/field-error.tsx'

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
      {error && <FieldError id={`${id}-error`} error={error} />}
    </>
  )
}

type QuestionFieldProps = {
  kind: 'count' | 'number'
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  children: ReactNode
}

/** A question that one labeled control answers. */
export function QuestionField({ kind, name, label, hint, error, children }: QuestionFieldProps) {
  return (
    <div className={`field estimate-field estimate-field-${kind}`}>
      <label className="field-label" htmlFor={estimateFieldId(name)}>
        {label}
      </label>
      <FieldNotes name={name} hint={hint} error={error} />
      {children}
    </div>
  )
}

/** Attributes of a control that connect it with its hint and its error message. */
export function describedBy(name: string, hint: string | undefined, error: string | undefined) {
  const id = estimateFieldId(name)
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { ...(notes ? { 'aria-describedby': notes } : {}), ...(error ? { 'aria-invalid': true } : {}) }
}
