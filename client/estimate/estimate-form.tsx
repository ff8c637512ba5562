import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { optionText, questionWords } from '../../shared/estimate/estimate-text.ts'
import { fenceMark } from '../../shared/estimate/fence-mark.ts'
import { fillWords } from '../../shared/estimate/fill-words.ts'
import type { EstimateProblem } from '../../shared/estimate/parse-estimate.ts'
import { type Question, questionsOf, type Values } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import type { EstimateMessages } from '../../shared/pages/page-content.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useIsLive } from '../hooks/use-is-live.ts'
import { SvgMarkup } from '../ui/svg-markup.tsx'
import type { EstimateControl } from './use-estimate.ts'

export const estimateFieldId = (name: string) => `estimate-${name}`

/** Error message of a field. */
export function estimateProblem(
  estimate: SiteEstimate,
  messages: EstimateMessages,
  question: Question,
  problem: EstimateProblem,
  values: Values,
): string {
  const { label } = questionWords(estimate.words, question.name)
  const template = messages.errors[problem]
  if (question.kind === 'whole') {
    const { from, to, standard } = question
    return fillWords(template, { label, from, to: to.toLocaleString('en-US'), standard })
  }
  const options = question.kind === 'choice' ? question.allowed(values).map((option) => optionText(estimate, question.name, option)) : []
  return fillWords(template, { label, allowed: [options.slice(0, -1).join(', '), ...options.slice(-1)].filter(Boolean).join(messages.or) })
}

type EstimateFormProps = {
  estimate: SiteEstimate
  messages: EstimateMessages
  /** Field values in the server's page. */
  initial: Values
  control: EstimateControl
  path: string
  answerId: string
}

/** The questions: a plain GET form. Once hydrated, the estimate follows each change. */
export function EstimateForm({ estimate, messages, initial, control, path, answerId }: EstimateFormProps) {
  const isLive = useIsLive()
  const { errors, chosen } = control
  const fields = questionsOf(estimate.table).map((question): ReactNode => {
    const problem = errors[question.name]
    const field = {
      estimate,
      initial: initial[question.name],
      error: problem && estimateProblem(estimate, messages, question, problem, chosen),
    }
    if (question.kind === 'flag') return <FlagQuestion key={question.name} {...field} name={question.name} />
    if (question.kind === 'whole') return <NumberQuestion key={question.name} {...field} question={question} />
    const allowed = isLive ? question.allowed(chosen) : undefined
    return <ChoiceQuestion key={question.name} {...field} question={question} allowed={allowed} />
  })
  return (
    <form
      ref={control.form}
      className="estimate-form"
      action={path}
      method="get"
      noValidate={isLive}
      onInput={control.onInput}
      onBlur={control.onBlur}
      onSubmit={control.onSubmit}
    >
      {fields}
      <div className="estimate-submit">
        <button type="submit" className="button button-outline" aria-controls={answerId}>
          {estimate.words.submit}
        </button>
      </div>
    </form>
  )
}

type FieldProps = { estimate: SiteEstimate; initial: string | undefined; error: string | undefined }

type ChoiceProps = FieldProps & { question: Question & { kind: 'choice' }; allowed: readonly string[] | undefined }

function ChoiceQuestion({ estimate, question: { name, options }, initial, error, allowed }: ChoiceProps) {
  const { label, hint } = questionWords(estimate.words, name)
  return (
    <fieldset className={`field estimate-field estimate-field-${name}`} {...describedBy(name, hint, error)}>
      <legend className="field-label">{label}</legend>
      <FieldNotes name={name} hint={hint} error={error} />
      <div className="estimate-options">
        {options.map((option, index) => (
          <label key={option} className="estimate-option" hidden={allowed && !allowed.includes(option)}>
            <input
              // The error summary links to the first option.
              id={index === 0 ? estimateFieldId(name) : undefined}
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === initial}
              disabled={allowed && !allowed.includes(option)}
            />
            <Mark estimate={estimate} name={name} option={option} />
            <span>{keepTogether(optionText(estimate, name, option))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Mark({ estimate: { table }, name, option }: { estimate: SiteEstimate; name: string; option: string }) {
  const material = table.kind === 'fence' && name === 'material' ? table.materials.find(({ id }) => id === option) : undefined
  if (!material) return null
  return (
    <SvgMarkup
      className="drawing"
      width={62}
      height={44}
      viewBox="0 0 62 44"
      aria-hidden="true"
      markup={fenceMark(material.id, material.standardHeight)}
    />
  )
}

/** A text input, because a number input submits invalid values as empty. The slider has no name, so it is not submitted. */
function NumberQuestion({ estimate, question, initial, error }: FieldProps & { question: Question & { kind: 'whole' } }) {
  const { name, from, to } = question
  const { label, hint } = questionWords(estimate.words, name)
  const id = estimateFieldId(name)
  if (to < 10) return <CountQuestion estimate={estimate} question={question} initial={initial} error={error} />
  return (
    <div className={`field estimate-field estimate-field-${name}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes name={name} hint={hint} error={error} />
      <div className="estimate-measure">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="field-box estimate-number"
          defaultValue={initial}
          onInput={(event) => setNumber(`${id}-slider`, event.currentTarget.value)}
          {...describedBy(name, hint, error)}
        />
        <input
          id={`${id}-slider`}
          type="range"
          className="estimate-slider needs-script"
          aria-label={label}
          min={from}
          max={Math.min(to, question.standard * 4)}
          defaultValue={/^\d+$/.test(initial ?? '') ? initial : question.standard}
          onInput={(event) => setNumber(id, event.currentTarget.value)}
        />
      </div>
    </div>
  )
}

/** Keeps text input and slider in sync, before the form's `onInput` reads the fields. */
function setNumber(id: string, value: string): void {
  const field = document.getElementById(id)
  // Ignore text that is not a number.
  if (field instanceof HTMLInputElement && /^\d+$/.test(value)) field.value = value
}

function CountQuestion({
  estimate,
  question: { name, from, to },
  initial,
  error,
}: FieldProps & { question: Question & { kind: 'whole' } }) {
  const { label, hint } = questionWords(estimate.words, name)
  const id = estimateFieldId(name)
  const counts = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  return (
    <div className={`field estimate-field estimate-field-${name}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes name={name} hint={hint} error={error} />
      <div className="field-choice">
        <select id={id} name={name} className="field-box estimate-number" defaultValue={initial} {...describedBy(name, hint, error)}>
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
          {/* An invalid value from the address. */}
          {initial !== undefined && !counts.includes(initial) && <option>{initial}</option>}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </div>
  )
}

function FlagQuestion({ estimate, name, initial, error }: FieldProps & { name: string }) {
  const { label, hint } = questionWords(estimate.words, name)
  const id = estimateFieldId(name)
  return (
    <div className={`field estimate-field estimate-field-${name}`}>
      <FieldNotes name={name} error={error} />
      <label className="estimate-option estimate-flag">
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

function FieldNotes({ name, hint, error }: { name: string; hint?: string | undefined; error: string | undefined }) {
  const id = estimateFieldId(name)
  return (
    <>
      {hint && (
        <p className="estimate-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <TriangleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

function describedBy(name: string, hint: string | undefined, error: string | undefined) {
  const id = estimateFieldId(name)
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { ...(notes ? { 'aria-describedby': notes } : {}), ...(error ? { 'aria-invalid': true } : {}) }
}
