import type { Question } from '../../shared/content/site-types.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { InlineText } from './inline-text.tsx'

type QuestionsProps = {
  items: readonly Question[]
  /** Shows the first answer from the start. */
  opensFirst?: boolean
  className?: string
}

/**
 * Questions that open on a press. The answer carries the address (`#ID`), because browsers open a closed
 * `details` by themselves only for a target inside it, and for words found in it.
 */
export function Questions({ items, opensFirst = false, className }: QuestionsProps) {
  return (
    <div className={className ? `questions ${className}` : 'questions'}>
      {items.map(({ id, question, answer }, index) => (
        <details className="question" key={id} open={opensFirst && index === 0}>
          <summary className="question-summary">{keepTogether(question)}</summary>
          <div className="question-answer" id={id}>
            <p>
              <InlineText text={answer} />
            </p>
          </div>
        </details>
      ))}
    </div>
  )
}
