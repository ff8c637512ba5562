import type { ReactNode } from 'react'
import type { LeadStatus } from '../../../shared/contact/lead-statuses.ts'
import { DefaultButton } from '../default-button.tsx'
import { useOwner } from '../owner-context.ts'
import { Chain } from './chain.tsx'
import { requestHref } from './list-href.ts'

type StatusFormProps = { id: string; version: number; status: LeadStatus; className: string; children: ReactNode }

/** Where a request stands, and what is saved with the status. */
export function StatusForm({ id, version, status, className, children }: StatusFormProps) {
  const { one } = useOwner().messages.requests
  return (
    <section className={`soil ${className}`} aria-labelledby="stands">
      <form method="post" action={requestHref(id)} className="container" noValidate data-keeps={version}>
        <input type="hidden" name="version" value={version} />
        <DefaultButton>{one.save}</DefaultButton>
        <h2 id="stands">{one.stands}</h2>
        <Chain current={status} />
        {children}
        <button type="submit" className="button button-outline">
          {one.save}
        </button>
      </form>
    </section>
  )
}
