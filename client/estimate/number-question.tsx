import { questionWords } from '../../shared/estimate/estimate-text.ts'
import type { Question } from '../../shared/estimate/questions.ts'
import { describedBy, estimateFieldId, type FieldProps, QuestionField } from './field-notes.tsx'

/**
 * A number, typed or set with a slider. The input is a text input, because a number input submits invalid values as empty. The slider has no
 * name, so it is not submitted.
 */
export function NumberQuestion({ estimate, question, initial, error }: FieldProps & { question: Question & { kind: 'whole' } }) {
  const { name, from, to } = question
  const { label, hint } = questionWords(estimate.words, name)
  const id = estimateFieldId(name)
  return (
    <QuestionField name={name} label={label} hint={hint} error={error}>
      <div className="estimate-measure">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="field-box estimate-number"
          defaultValue={initial}
          onInput={(event) => setNumber(`${id}-slider`, event.currentTarget.value)}
          {...describedBy(name, hint, error)}
        />
        <input
          id={`${id}-slider`}
          type="range"
          className="estimate-slider needs-script"
          aria-label={label}
          min={from}
          max={Math.min(to, question.standard * 4)}
          defaultValue={/^\d+$/.test(initial ?? '') ? initial : question.standard}
          onInput={(event) => setNumber(id, event.currentTarget.value)}
        />
      </div>
    </QuestionField>
  )
}

/** Keeps text input and slider in sync, before the form's `onInput` reads the fields. */
function setNumber(id: string, value: string): void {
  const field = document.getElementById(id)
  // Ignore text that is not a number.
  if (field instanceof HTMLInputElement && /^\d+$/.test(value)) field.value = value
}
