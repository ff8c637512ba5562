import type { Input } from '../../../shared/changes/field-inputs.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { FieldError } from '../../ui/field-error.tsx'

type FieldHeadProps = {
  input: Pick<Input, 'label' | 'hint' | 'isOptional'>
  id: string
  error?: string | undefined
  suffix?: string | undefined
}

/** Label, hint and error of a field. */
export function FieldHead({ input, id, error, suffix }: FieldHeadProps) {
  const { form } = useMessages()
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {input.label} {suffix && <span className="field-optional">{suffix}</span>}
        {input.isOptional && !suffix && <span className="field-optional">{form.optional}</span>}
      </label>
      {input.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {input.hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} error={error} />}
    </>
  )
}
