import type { LucideIconData } from '@lucide/icons'
import minus from '@lucide/icons/icons/minus'
import plus from '@lucide/icons/icons/plus'
import { scaleTexts, sliderMax } from '../../shared/estimate/number-range.ts'
import { questionWords } from '../../shared/estimate/questions.ts'
import type { EstimateMessages } from '../../shared/pages/page-content.ts'
import type { Question, Values } from '../../shared/trades/trade.ts'
import { described } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { estimateFieldId, OptionMark, QuestionField, type QuestionProps } from './question-field.tsx'

type NumberProps = QuestionProps & { question: Question & { kind: 'whole' }; chosen: Values; messages: EstimateMessages }

/**
 * A number, typed, stepped or set with a slider above its scale. The input is a text input, because a number input submits invalid values
 * as empty. The slider has no name, so it is not submitted.
 */
export function NumberQuestion({ estimate, question, initial, error, chosen, messages }: NumberProps) {
  const { name, from, usual = [] } = question
  const { label, hint, options } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  const max = sliderMax(question, chosen)
  const step = max > 500 ? 10 : 1
  return (
    <QuestionField kind="number" {...{ estimate, name, error }}>
      <div className="estimate-measure">
        <div className="estimate-stepper">
          <StepButton icon={minus} label={`${messages.less}: ${label}`} onClick={() => stepNumber(id, -step, question)} />
          <input
            id={id}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className="field-box estimate-number"
            defaultValue={initial}
            {...described(id, { hint, error })}
          />
          <StepButton icon={plus} label={`${messages.more}: ${label}`} onClick={() => stepNumber(id, step, question)} />
        </div>
        <div className="estimate-scale needs-script">
          <input
            type="range"
            data-answers={name}
            className="estimate-slider"
            aria-label={label}
            min={0}
            max={max}
            defaultValue={/^\d+$/.test(initial ?? '') ? initial : question.standard(chosen)}
            onInput={(event) => setNumber(id, String(Math.max(from, Number(event.currentTarget.value))))}
          />
          <ol className="estimate-ticks" aria-hidden="true">
            {scaleTexts(max).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ticks never change order
              <li key={index}>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {options && (
        <div className="estimate-usual needs-script">
          {usual.map(({ name: shape, value }) => (
            <button key={shape} type="button" className="estimate-option" onClick={() => sendNumber(id, String(value))}>
              <OptionMark estimate={estimate} name={name} option={shape} />
              <span>{options[shape]}</span>
            </button>
          ))}
        </div>
      )}
    </QuestionField>
  )
}

/** Not in the tab order: the keyboard has the slider. */
const StepButton = ({ icon, label, onClick }: { icon: LucideIconData; label: string; onClick(): void }) => (
  <button type="button" className="estimate-step needs-script" tabIndex={-1} aria-label={label} onClick={onClick}>
    <Icon icon={icon} />
  </button>
)

/** Copies the slider's value to the text input before the form's `onInput` reads the fields. */
function setNumber(id: string, value: string): HTMLInputElement | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return undefined
  field.value = value
  return field
}

/** Sets the number as if the visitor had typed it. */
const sendNumber = (id: string, value: string) => setNumber(id, value)?.dispatchEvent(new Event('input', { bubbles: true }))

function stepNumber(id: string, by: number, { from, to }: { from: number; to: number }): void {
  const field = document.getElementById(id)
  const current = field instanceof HTMLInputElement ? Number(field.value) : Number.NaN
  if (Number.isFinite(current)) sendNumber(id, String(Math.min(to, Math.max(from, Math.round(current) + by))))
}
