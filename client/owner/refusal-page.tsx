import { useOwner } from './owner-context.ts'
import { ownerPaths } from './owner-paths.ts'
import { PageHeading } from './page-heading.tsx'

/** Explains why an action was refused. */
export function RefusalPage({ heading, text }: { heading: string; text: string }) {
  const { refusals } = useOwner().messages
  return (
    <>
      <PageHeading lead={text}>{heading}</PageHeading>
      <p className="container">
        <a href={ownerPaths.requests} className="text-link">
          {refusals.back}
        </a>
      </p>
    </>
  )
}
