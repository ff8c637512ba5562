import { questionWords } from '../../shared/estimate/questions.ts'
import type { Question, Values } from '../../shared/trades/trade.ts'
import { describedBy, estimateFieldId, type FieldProps, QuestionField } from './field-notes.tsx'
import { sliderMax } from './form-answers.ts'

type NumberProps = FieldProps & { question: Question & { kind: 'whole' }; chosen: Values }

/**
 * A number, typed or set with a slider. The input is a text input, because a number input submits invalid values as empty. The slider has no
 * name, so it is not submitted.
 */
export function NumberQuestion({ estimate, question, initial, error, chosen }: NumberProps) {
  const { name, from } = question
  const { label, hint } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  return (
    <QuestionField kind="number" name={name} label={label} hint={hint} error={error}>
      <div className="estimate-measure">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="field-box estimate-number"
          defaultValue={initial}
          {...describedBy(name, hint, error)}
        />
        <input
          type="range"
          data-answers={name}
          className="estimate-slider needs-script"
          aria-label={label}
          min={from}
          max={sliderMax(question, chosen)}
          defaultValue={/^\d+$/.test(initial ?? '') ? initial : question.standard(chosen)}
          onInput={(event) => setNumber(id, event.currentTarget.value)}
        />
      </div>
    </QuestionField>
  )
}

/** Copies the slider's value to the text input before the form's `onInput` reads the fields. */
function setNumber(id: string, value: string): void {
  const field = document.getElementById(id)
  if (field instanceof HTMLInputElement) field.value = value
}
