import type { Input } from '../../../shared/changes/field-inputs.ts'
import type { Picture } from '../../../shared/content/used-assets.ts'
import { described, FieldHead, Select } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { CharacterCount } from './character-count.tsx'
import { ClosedDaysInput } from './closed-days-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { WeekInput } from './week-input.tsx'

export type FieldInputProps = {
  input: Input
  id: string
  error?: string
  lang?: string
  suffix?: string
  /** The current picture of a picture field. */
  picture?: Picture
  /** A heading above says the same as the label of a group, which is hidden then. */
  isTitled?: boolean
}

/** An input of the kind that its schema defines, with its label, hint and error. */
export function FieldInput({ input, id, error, lang, suffix, picture, isTitled }: FieldInputProps) {
  if (input.kind === 'week') return <WeekInput name={input.name} rows={input.rows} id={id} error={error} />
  if (input.kind === 'closed-days') return <ClosedDaysInput name={input.name} label={input.label} rows={input.rows} id={id} error={error} />
  if (input.kind === 'group' || input.kind === 'range') return <GroupInput {...{ input, id, error, lang, suffix, isTitled }} />
  if (input.kind === 'picture') return <PictureInput {...{ input, id, error, picture }} />
  return (
    <div className="field">
      <FieldHead id={id} label={input.label} isOptional={input.isOptional} suffix={suffix} hint={input.hint} error={error} />
      <TypedInput {...{ input, id, error, lang }} />
      {'most' in input && input.most !== undefined && <CharacterCount id={id} value={input.value} most={input.most} />}
    </div>
  )
}

function TypedInput({ input, id, error, lang }: Omit<FieldInputProps, 'suffix'>) {
  const common = { id, name: input.name, lang, ...described(id, { hint: input.hint, error }) }
  if (input.kind === 'long' || input.kind === 'lines') {
    return <textarea {...common} className="field-box field-box-tall" rows={rowsFor(input.value)} defaultValue={input.value} />
  }
  if (input.kind === 'choice') {
    const empty = input.isOptional || input.value === '' ? [{ value: '', label: '' }] : []
    return <Select {...common} options={[...empty, ...input.choices]} defaultValue={input.value} />
  }
  if (input.kind !== 'text') return null
  const isNumber = input.type === 'number'
  const type = isNumber ? { type: 'text', inputMode: 'decimal' as const } : { type: input.type }
  return <input {...common} {...type} className={isNumber ? 'field-box number-box' : 'field-box'} defaultValue={input.value} />
}

/** As many rows as the text takes on a phone, so that all of it is visible. */
const rowsFor = (text: string) =>
  Math.min(
    14,
    text.split('\n').reduce((rows, line) => rows + 1 + Math.floor(line.length / 38), 1),
  )

function GroupInput({ input, id, error, lang, suffix, isTitled }: FieldInputProps) {
  if (input.kind !== 'group' && input.kind !== 'range') return null
  return (
    <fieldset className={`input-group input-${input.kind}`} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      {input.label && (
        <legend className={isTitled ? 'visually-hidden' : 'field-label'}>
          {input.label} {suffix && <span className="field-optional">{suffix}</span>}
        </legend>
      )}
      {input.hint && <p className="field-hint">{input.hint}</p>}
      {error && <FieldError id={`${id}-error`} error={error} />}
      <div className="input-group-rows">
        {input.inputs.map((inner, index) => (
          <FieldInput key={inner.name} input={inner} id={`${id}-${index}`} lang={lang} />
        ))}
      </div>
    </fieldset>
  )
}
