import { questionWords } from '../../shared/estimate/questions.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { describedBy, estimateFieldId, FieldNotes, type FieldProps } from './field-notes.tsx'
import { OptionMark } from './option-mark.tsx'

/** A yes-or-no question, as a checkbox. */
export function FlagQuestion({ estimate, name, initial, error, isHidden }: FieldProps & { name: string; isHidden: boolean }) {
  const { label, hint } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  return (
    <div className="field estimate-field estimate-field-flag" hidden={isHidden}>
      <FieldNotes name={name} error={error} />
      <label className="estimate-option estimate-flag">
        <OptionMark view={tradeOf(estimate.table).mark?.(estimate.table, name, 'yes')} />
        <input id={id} type="checkbox" name={name} value="yes" defaultChecked={initial === 'yes'} {...describedBy(name, hint, error)} />
        <span>
          {label}{' '}
          {hint && (
            <span className="estimate-hint" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
