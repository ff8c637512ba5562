import { scaleTexts, sliderMax } from '../../shared/estimate/number-range.ts'
import { questionWords } from '../../shared/estimate/questions.ts'
import type { Values } from '../../shared/trades/trade.ts'
import { type NumberProps, NumberStepper } from './number-stepper.tsx'
import { estimateFieldId, OptionMark, QuestionField } from './question-field.tsx'
import { sendNumber, setNumber } from './set-number.ts'

/** A number, typed, stepped or set with a slider above its scale. The slider has no name, so it is not submitted. */
export function NumberQuestion({ chosen, ...props }: NumberProps & { chosen: Values }) {
  const { estimate, question, initial, error } = props
  const { name, from, usual = [] } = question
  const { label, options } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  const max = sliderMax(question, chosen)
  return (
    <QuestionField kind="number" {...{ estimate, name, error }}>
      <div className="estimate-measure">
        <NumberStepper {...props} step={max > 500 ? 10 : 1} />
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
