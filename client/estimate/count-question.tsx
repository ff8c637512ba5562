import chevronDown from '@lucide/icons/icons/chevron-down'
import { questionWords } from '../../shared/estimate/questions.ts'
import type { Question } from '../../shared/trades/trade.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { Icon } from '../ui/icon.tsx'
import { describedBy, estimateFieldId, type FieldProps, QuestionField } from './field-notes.tsx'
import { OptionMark } from './option-mark.tsx'

/** A small number, chosen from a list. */
export function CountQuestion({
  estimate,
  question: { name, from, to },
  initial,
  error,
}: FieldProps & { question: Question & { kind: 'whole' } }) {
  const { label, hint } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  const counts = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  return (
    <QuestionField kind="count" name={name} label={label} hint={hint} error={error}>
      <OptionMark view={tradeOf(estimate.table).mark?.(estimate.table, name, '1')} />
      <div className="field-choice">
        <select id={id} name={name} className="field-box estimate-number" defaultValue={initial} {...describedBy(name, hint, error)}>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
          {/* An invalid value from the address. */}
          {initial !== undefined && !counts.includes(initial) && <option value={initial}>{initial}</option>}
        </select>
        <Icon icon={chevronDown} />
      </div>
    </QuestionField>
  )
}
