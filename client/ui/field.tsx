import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages-context.ts'

type FieldProps = {
  /** Also the fragment that an error summary leads to. */
  id: string
  name: string
  label: string
  isOptional?: boolean
  error?: string
}

type InputFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

/** A line of text with its label above it. */
export function InputField({ id, name, label, isOptional, error, type = 'text', ...input }: InputFieldProps) {
  return (
    <div className="field">
      <FieldHead id={id} label={label} isOptional={isOptional} error={error} />
      <input id={id} name={name} type={type} className="field-box" required={!isOptional} {...faultProps(id, error)} {...input} />
    </div>
  )
}

type MessageFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className' | 'ref'>

/** Several lines of text with their label above them. */
export function MessageField({ id, name, label, isOptional, error, ...textarea }: MessageFieldProps) {
  const ref = useTypedText(id)
  return (
    <div className="field field-tall">
      <FieldHead id={id} label={label} isOptional={isOptional} error={error} />
      <textarea
        ref={ref}
        id={id}
        name={name}
        className="field-box field-box-tall"
        required={!isOptional}
        {...faultProps(id, error)}
        {...textarea}
      />
    </div>
  )
}

type ChoiceFieldProps = FieldProps & {
  choices: readonly string[]
  /** By choice; that of the empty one stands first. */
  words: Readonly<Record<string, string>>
  defaultValue?: string
}

/** One of several choices, or none of them, with its label above it. */
export function ChoiceField({ id, name, label, isOptional, error, choices, words, defaultValue }: ChoiceFieldProps) {
  return (
    <div className="field">
      <FieldHead id={id} label={label} isOptional={isOptional} error={error} />
      <div className="field-choice">
        <select id={id} name={name} className="field-box" defaultValue={defaultValue} {...faultProps(id, error)}>
          {['', ...choices].map((choice) => (
            <option key={choice} value={choice}>
              {words[choice]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </div>
  )
}

function FieldHead({ id, label, isOptional, error }: Omit<FieldProps, 'name'>) {
  const { form } = useMessages()
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {label} {isOptional && <span className="field-optional">{form.optional}</span>}
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <TriangleAlert aria-hidden="true" />
          <span>
            <span className="visually-hidden">{form.error} </span>
            {error}
          </span>
        </p>
      )}
    </>
  )
}

const faultProps = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : undefined

/** React sets a textarea back to the text it came with while hydrating; what was typed by then is kept. */
function useTypedText(id: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [typed] = useState(() => typedText(id))
  useLayoutEffect(() => {
    if (ref.current && typed !== undefined) ref.current.value = typed
  }, [typed])
  return ref
}

function typedText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element.value : undefined
}
