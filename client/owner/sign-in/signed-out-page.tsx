import type { ReactNode } from 'react'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { useOwner } from '../owner-context.ts'

/** A page before signing in: the form above the ground line, and who may sign in below it. */
export function SignedOutPage({ heading, lead, children }: { heading: string; lead?: ReactNode; children: ReactNode }) {
  const { site, messages } = useOwner()
  const drawing = site.services.find(({ page }) => page?.run !== undefined)?.page?.run
  return (
    <>
      <div className="sign-in container">
        <h1>{heading}</h1>
        {lead && <p className="page-heading-lead">{lead}</p>}
        {children}
      </div>
      {drawing !== undefined && (
        <div className="run sign-in-drawing">
          <MeasuredDrawing name={drawing} stands decorative />
        </div>
      )}
      <div className="sign-in-ground">
        <p className="container">{messages.signIn.only}</p>
      </div>
    </>
  )
}
