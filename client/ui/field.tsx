import chevronDown from '@lucide/icons/icons/chevron-down'
import type { ComponentProps } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { FieldError } from './field-error.tsx'
import { Icon } from './icon.tsx'

type FieldProps = {
  /** Also the fragment that the error summary links to. */
  id: string
  name: string
  label: string
  isOptional?: boolean
  hint?: string
  error?: string
}

type InputFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

export function InputField({ id, name, label, isOptional, hint, error, type = 'text', ...input }: InputFieldProps) {
  return (
    <div className="field">
      <FieldHead {...{ id, label, isOptional, hint, error }} />
      <input id={id} name={name} type={type} className="field-box" required={!isOptional} {...described(id, { hint, error })} {...input} />
    </div>
  )
}

type MessageFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className' | 'ref'>

/** `children` stand between the label and the box. */
export function MessageField({ id, name, label, isOptional, hint, error, children, ...textarea }: MessageFieldProps) {
  return (
    <div className="field field-tall">
      <FieldHead {...{ id, label, isOptional, hint, error }} />
      {children}
      <textarea
        // Browsers scroll to the caret, which leaves the rest of the box under the call bar.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        id={id}
        name={name}
        className="field-box field-box-tall"
        required={!isOptional}
        {...described(id, { hint, error })}
        {...textarea}
      />
    </div>
  )
}

type ChoiceFieldProps = FieldProps & {
  choices: readonly string[]
  /** Option labels by value; the empty value is the first option. */
  words: Readonly<Record<string, string>>
  defaultValue?: string
}

/** A drop-down list with its label and an empty option. */
export function ChoiceField({ id, name, label, isOptional, hint, error, choices, words, defaultValue }: ChoiceFieldProps) {
  return (
    <div className="field">
      <FieldHead {...{ id, label, isOptional, hint, error }} />
      <div className="field-choice">
        <select id={id} name={name} className="field-box" defaultValue={defaultValue} {...described(id, { hint, error })}>
          {['', ...choices].map((choice) => (
            <option key={choice} value={choice}>
              {words[choice]}
            </option>
          ))}
        </select>
        <Icon icon={chevronDown} />
      </div>
    </div>
  )
}

function FieldHead({ id, label, isOptional, hint, error }: Omit<FieldProps, 'name'>) {
  const { form } = useMessages()
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {label} {isOptional && <span className="field-optional">{form.optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} error={error} />}
    </>
  )
}

function described(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return { ...(error && { 'aria-invalid': true }), ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }) }
}
