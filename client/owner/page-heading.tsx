import type { ReactNode } from 'react'

/** The page's title, and below it what else is to be said first. */
export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="page-heading container">
      <h1>{children}</h1>
      {lead && <p className="page-heading-lead">{lead}</p>}
    </div>
  )
}
