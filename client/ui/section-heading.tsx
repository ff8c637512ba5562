import { ArrowLink } from './arrow-link.tsx'
import { Lines } from './lines.tsx'

type SectionHeadingProps = {
  /** Line breaks (`\n`) apply from md up. */
  heading: string
  id?: string
  /** At the end of the heading's line. */
  link?: { href: string; label: string }
}

export function SectionHeading({ heading, id, link }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <div>
        <h2 id={id}>
          <Lines text={heading} />
        </h2>
      </div>
      {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    </div>
  )
}
