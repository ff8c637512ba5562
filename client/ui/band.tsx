import type { ReactNode } from 'react'
import { Lines } from './lines.tsx'

type BandProps = {
  /** Its classes, which say its background. */
  className?: string
  /** The id of its heading. */
  labelledBy?: string
  /** Unless a heading with more beside it is among the children. */
  heading?: string
  children: ReactNode
}

/** A section of a page, as wide as the window. */
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
