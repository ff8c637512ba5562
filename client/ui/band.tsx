import type { ReactNode } from 'react'
import { Lines } from './lines.tsx'

type BandProps = {
  /** Classes of the section, which set its background. */
  className?: string
  /** The id of the heading. */
  labelledBy?: string
  /** Left out if the children contain the heading. */
  heading?: string
  children: ReactNode
}

/** A full-width section of a page. */
export const Band = ({ className = 'band', labelledBy, heading, children }: BandProps) => (
  <section className={className} aria-labelledby={labelledBy}>
    <div className="container">
      {heading && (
        <h2 id={labelledBy}>
          <Lines text={heading} />
        </h2>
      )}
      {children}
    </div>
  </section>
)
