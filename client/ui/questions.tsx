import type { Question } from '../../shared/content/site-types.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { InlineText } from './inline-text.tsx'

type QuestionsProps = {
  items: readonly Question[]
  opensFirst?: boolean
}

/**
 * Questions as `details`. The id is on the answer, because browsers open a closed `details` only for a fragment
 * target inside it (and for text found in it by page search).
 */
export function Questions({ items, opensFirst = false }: QuestionsProps) {
  return (
    <div className="questions">
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
