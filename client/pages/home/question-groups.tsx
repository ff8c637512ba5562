import { useCallback, useId, useRef, useState } from 'react'
import type { HomeSections, Question } from '../../../shared/content/site-types.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { Band } from '../../ui/band.tsx'
import { Lines } from '../../ui/lines.tsx'
import { Questions } from '../../ui/questions.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useLinkedAnswer } from './use-linked-answer.ts'

/** All questions in groups. The first is open; a fragment with a question's id opens that one. On phones the other groups are folded. */
export function QuestionGroups({ questions: { heading, groups }, band }: { questions: HomeSections['questions']; band: string }) {
  const container = useRef<HTMLDivElement>(null)
  const id = useId()
  const { questions: messages } = useMessages()
  const [allOpen, setAllOpen] = useState(false)
  const isFolding = useMedia('screen and (max-width: 767.98px)')
  // Stays true while a phone prints, because a change of `opensFirst` would close an answer that the visitor opened.
  const [hasFolded, setHasFolded] = useState(isFolding)
  if (isFolding && !hasFolded) setHasFolded(true)
  const [unfolded, setUnfolded] = useState<readonly string[]>(() => groups.slice(0, 1).map(({ name }) => name))
  const unfoldAll = useCallback(() => setUnfolded(groups.map(({ name }) => name)), [groups])
  useLinkedAnswer(container, unfoldAll)

  const setAll = (open: boolean) => {
    for (const details of container.current?.querySelectorAll('details') ?? []) details.open = open
    setAllOpen(open)
    if (open) unfoldAll()
  }

  return (
    <Band className={band} labelledBy="questions-heading">
      <div className="section-heading">
        <h2 id="questions-heading">
          <Lines text={heading} />
        </h2>
        <button type="button" className="question-all needs-script" aria-controls={id} onClick={() => setAll(!allOpen)}>
          {allOpen ? messages.closeAll : messages.openAll}
        </button>
      </div>
      <div ref={container} id={id}>
        {groups.map(({ name, items }, index) => {
          const isFolded = isFolding && !unfolded.includes(name)
          return (
            <div className="question-group" key={name}>
              <h3 className="question-group-name">
                {isFolding ? (
                  <button
                    type="button"
                    className="fold"
                    aria-expanded={!isFolded}
                    onClick={() => setUnfolded(isFolded ? [...unfolded, name] : unfolded.filter((other) => other !== name))}
                  >
                    {name}
                    <span className="question-count">{messages.count(items.length)}</span>
                  </button>
                ) : (
                  name
                )}
              </h3>
              {halves(items, index === 0).map((half, column) => (
                <div key={half[0]?.id} className="fold-content" hidden={isFolded}>
                  <Questions items={half} opensFirst={index === 0 && column === 0 && !hasFolded} />
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </Band>
  )
}

/** Two columns of about equal height; an open answer is as high as two questions. */
function halves(items: Question[], hasOpen: boolean): [Question[], Question[]] {
  const middle = hasOpen ? Math.max(1, Math.floor((items.length - 1) / 2)) : Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}
