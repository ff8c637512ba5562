import type { ReactNode } from 'react'
import type { Block } from '../../../shared/content/site-types.ts'
import { InlineText } from '../../ui/inline-text.tsx'
import { Lines } from '../../ui/lines.tsx'

type ChapterProps = {
  id: string
  label: string
  /** The first block is the heading. A paragraph right after it is placed beside it. */
  blocks: readonly Block[]
  isSunk?: boolean
  children: (rest: readonly Block[]) => ReactNode
}

export function Chapter({ id, label, blocks, isSunk = false, children }: ChapterProps) {
  const [first, second, ...others] = blocks
  const heading = first?.kind === 'heading' ? first.text : ''
  const lead = second?.kind === 'paragraph' ? second.text : undefined
  return (
    <section className={isSunk ? 'band band-sunk chapter' : 'band chapter'} id={id}>
      <div className="chapter-head container">
        <p className="chapter-label">{label}</p>
        <h2>
          <Lines text={heading} />
        </h2>
        {lead && (
          <p className="chapter-lead">
            <InlineText text={lead} />
          </p>
        )}
      </div>
      {children(lead || !second ? others : [second, ...others])}
    </section>
  )
}
