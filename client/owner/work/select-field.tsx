import chevronDown from '@lucide/icons/icons/chevron-down'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOwner } from '../owner-context.ts'

type SelectFieldProps = {
  id: string
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  /** Label of the empty choice. */
  empty?: string
  error?: string | undefined
}

export function SelectField({ id, label, value, choices, empty, error }: SelectFieldProps) {
  const { work } = useOwner().messages
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {error && <FieldError id={`${id}-error`} error={error} />}
      <div className="field-choice">
        <select
          id={id}
          name={id}
          className="field-box"
          defaultValue={value}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        >
          <option value="">{empty ?? work.choose}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon icon={chevronDown} />
      </div>
    </div>
  )
}
