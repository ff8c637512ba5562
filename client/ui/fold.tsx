import { type ReactNode, useId, useState } from 'react'
import { useMedia } from './use-media.ts'

type FoldProps = {
  /** Level of the heading. */
  as: 'h2' | 'h3'
  id?: string
  className: string
  label: string
  children: ReactNode
}

/** Content below its heading. On phones the heading is a button that unfolds it; without script it is always shown. */
export function Fold({ as: Heading, id, className, label, children }: FoldProps) {
  const contentId = useId()
  const isFolding = useMedia('screen and (max-width: 767.98px)')
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <>
      <Heading className={className} id={id}>
        {isFolding ? (
          <button
            type="button"
            className="fold"
            aria-expanded={isUnfolded}
            aria-controls={contentId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </Heading>
      <div id={contentId} className="fold-content" hidden={isFolding && !isUnfolded}>
        {children}
      </div>
    </>
  )
}
