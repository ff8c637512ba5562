import type { View } from '../../shared/drawing/create-drawing.ts'
import { optionText, questionWords } from '../../shared/estimate/questions.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import type { Question } from '../../shared/trades/trade.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { described, FieldNotes } from '../ui/field.tsx'
import { SvgMarkup } from '../ui/svg-markup.tsx'
import { estimateFieldId, type QuestionProps } from './question-field.tsx'

type ChoiceProps = QuestionProps & {
  question: Question & { kind: 'choice' }
  /** The options that the other answers allow. Undefined allows all of them. */
  allowed: readonly string[] | undefined
}

/** A group of radio buttons. */
export function ChoiceQuestion({ estimate, question: { name, options }, initial, error, allowed }: ChoiceProps) {
  const { label, hint } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  const shown = options.map((option) => ({
    option,
    text: optionText(estimate, name, option),
    mark: tradeOf(estimate.table).mark?.(estimate.table, name, option),
  }))
  const layout = layoutOf(shown)
  const isTile = layout === 'tiles' || layout === 'bars' || layout === 'short'
  return (
    <fieldset
      className={`field estimate-field estimate-choice-${layout} estimate-choice-of-${shown.length}`}
      {...described(id, { hint, error })}
    >
      <legend className="field-label">{label}</legend>
      <FieldNotes {...{ id, hint, error }} />
      <div className="estimate-options">
        {shown.map(({ option, text, mark }, index) => (
          <label key={option} className={isTile ? 'option-tile' : 'estimate-option'} hidden={allowed && !allowed.includes(option)}>
            <input
              // The error summary links to the first option.
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === initial}
              disabled={allowed && !allowed.includes(option)}
            />
            {mark && <SvgMarkup drawing={mark} />}
            <span>{layout === 'short' ? text : keepTogether(text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Tiles with marks, wider ones with bars, narrow ones with short texts, or a grid whose columns are as wide as the longest text needs. */
function layoutOf(shown: readonly { text: string; mark: View | undefined }[]): 'tiles' | 'bars' | 'short' | 'medium' | 'long' {
  const widest = Math.max(...shown.map(({ mark }) => mark?.width ?? 0))
  if (widest > 0) return widest > 120 ? 'bars' : 'tiles'
  const longest = Math.max(...shown.map(({ text }) => text.length))
  if (longest > 22) return 'long'
  const word = Math.max(...shown.flatMap(({ text }) => text.split(' ').map(({ length }) => length)))
  return longest > 10 || word > 5 ? 'medium' : 'short'
}
