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

/** `children` are rendered between the label and the box. */
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

type Option = { value: string; label: string }

export function ChoiceField({
  id,
  label,
  isOptional,
  hint,
  error,
  ...select
}: FieldProps & { options: readonly Option[]; defaultValue?: string }) {
  return (
    <div className="field">
      <FieldHead {...{ id, label, isOptional, hint, error }} />
      <Select id={id} {...select} {...described(id, { hint, error })} />
    </div>
  )
}

/** A drop-down list. */
export function Select({ options, ...select }: Omit<ComponentProps<'select'>, 'className'> & { options: readonly Option[] }) {
  return (
    <div className="field-choice">
      <select className="field-box" {...select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon icon={chevronDown} />
    </div>
  )
}

type FieldHeadProps = Omit<FieldProps, 'name'> & {
  /** Replaces 'optional'. */
  suffix?: string
}

export function FieldHead({ id, label, isOptional, suffix, hint, error }: FieldHeadProps) {
  const { form } = useMessages()
  const note = suffix ?? (isOptional && form.optional)
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {label} {note && <span className="field-optional">{note}</span>}
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </>
  )
}

type Notes = Pick<FieldProps, 'hint' | 'error'>

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} error={error} />}
    </>
  )
}

/** Attributes of a control that connect it with its notes. */
export function described(id: string, { hint, error }: Notes) {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return { ...(error && { 'aria-invalid': true }), ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }) }
}
