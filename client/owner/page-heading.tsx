import type { ReactNode } from 'react'

/** The page's title, a link beside it, and introductory content below it. */
export function PageHeading({ children, lead, link }: { children: ReactNode; lead?: ReactNode; link?: { href: string; text: string } }) {
  return (
    <div className="page-heading container">
      <h1>
        <bdi>{children}</bdi>
      </h1>
      {link && (
        <a className="text-link page-heading-link" href={link.href}>
          {link.text}
        </a>
      )}
      {lead && <p className="page-heading-lead">{lead}</p>}
    </div>
  )
}
