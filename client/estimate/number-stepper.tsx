import type { LucideIconData } from '@lucide/icons'
import minus from '@lucide/icons/icons/minus'
import plus from '@lucide/icons/icons/plus'
import { questionWords } from '../../shared/estimate/questions.ts'
import type { EstimateMessages } from '../../shared/pages/page-content.ts'
import type { Question } from '../../shared/trades/trade.ts'
import { described } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { NumberInput } from '../ui/number-input.tsx'
import { estimateFieldId, type QuestionProps } from './question-field.tsx'
import { stepNumber } from './set-number.ts'

export type NumberProps = QuestionProps & { question: Question & { kind: 'whole' }; messages: EstimateMessages }

/** Minus, number and plus as one control. */
export function NumberStepper({ estimate, question, initial, error, messages, step }: NumberProps & { step: number }) {
  const { name } = question
  const { label, hint, unit } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  return (
    <div className="estimate-stepper">
      <StepButton icon={minus} label={`${messages.less}: ${label}`} onClick={() => stepNumber(id, -step, question)} />
      <NumberInput id={id} name={name} label={label} unit={unit} defaultValue={initial} {...described(id, { hint, error })} />
      <StepButton icon={plus} label={`${messages.more}: ${label}`} onClick={() => stepNumber(id, step, question)} />
      {unit && <span className="quantity-unit">{unit}</span>}
    </div>
  )
}

/** Not in the tab order: with the keyboard, the number is typed or set with its slider. */
const StepButton = ({ icon, label, onClick }: { icon: LucideIconData; label: string; onClick(): void }) => (
  <button type="button" className="estimate-step needs-script" tabIndex={-1} aria-label={label} onClick={onClick}>
    <Icon icon={icon} />
  </button>
)
