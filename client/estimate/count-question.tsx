import { type NumberProps, NumberStepper } from './number-stepper.tsx'
import { OptionMark, QuestionField } from './question-field.tsx'

/** Asks for a count, beside a drawing of one item. */
export function CountQuestion(props: NumberProps) {
  const { estimate, error } = props
  const { name } = props.question
  return (
    <QuestionField kind="count" {...{ estimate, name, error }}>
      <div className="estimate-count">
        <OptionMark estimate={estimate} name={name} option="1" />
        <NumberStepper {...props} step={1} />
      </div>
    </QuestionField>
  )
}
