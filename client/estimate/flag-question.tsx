import { questionWords } from '../../shared/estimate/questions.ts'
import { described, FieldNotes } from '../ui/field.tsx'
import { estimateFieldId, OptionMark, type QuestionProps } from './question-field.tsx'

/** A yes-or-no question, as a checkbox. */
export function FlagQuestion({ estimate, name, initial, error, isHidden }: QuestionProps & { name: string; isHidden: boolean }) {
  const { label, hint } = questionWords(estimate, name)
  const id = estimateFieldId(name)
  return (
    <div className="field estimate-field estimate-field-flag" hidden={isHidden}>
      <FieldNotes id={id} error={error} />
      <label className="estimate-option estimate-flag">
        <OptionMark estimate={estimate} name={name} option="yes" />
        <input id={id} type="checkbox" name={name} value="yes" defaultChecked={initial === 'yes'} {...described(id, { hint, error })} />
        <span>
          {label}{' '}
          {hint && (
            <span className="field-hint" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
