import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { canonicalQuery, type EstimateErrors, type EstimateResult, parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import type { PriceTable } from '../../shared/estimate/price-table.ts'
import { questionsOf, type Values } from '../../shared/estimate/questions.ts'
import { textFields } from '../ui/text-fields.ts'

export type EstimateControl = {
  form: RefObject<HTMLFormElement | null>
  /** The answers behind the estimate shown; undefined while errors are shown. */
  values: Values | undefined
  errors: EstimateErrors
  /** All field values as they are, valid or not; they decide which options are allowed. */
  chosen: Values
  onInput(event: FormEvent<HTMLFormElement>): void
  /** Text fields show errors on blur, because a half-typed number may be invalid. Other fields show them immediately. */
  onBlur(event: FormEvent<HTMLFormElement>): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Delay after the last change before the address is updated. */
const restMs = 150

/** Updates the estimate, the drawing and the address with each change of the form. */
export function useEstimate(table: PriceTable, path: string, initial: EstimateResult, showAnswer: () => void): EstimateControl {
  const [values, setValues] = useState(initial.status === 'valid' ? initial.values : undefined)
  const [errors, setErrors] = useState<EstimateErrors>(initial.status === 'invalid' ? initial.errors : {})
  const [chosen, setChosen] = useState<Values>(initial.values)
  const query = values && canonicalQuery(table, values)
  const initialQuery = useRef(query)

  useEffect(() => {
    if (query === undefined || query === initialQuery.current) return
    initialQuery.current = undefined
    const { href } = location
    // Safari throws after 100 new addresses in ten seconds, Firefox after 200. A dragged slider would make more.
    const timer = setTimeout(() => {
      // Not through the router, because the page stays the same. After navigation the address belongs to another page.
      if (location.href === href) history.replaceState(history.state, '', `${path}?${query}`)
    }, restMs)
    return () => clearTimeout(timer)
  }, [query, path])

  const read = (form: HTMLFormElement, showsErrors: boolean) => {
    const typed = textFields(form)
    const result = parseEstimate(table, typed)
    setChosen(Object.fromEntries(typed))
    if (result.status === 'valid') {
      setErrors({})
      setValues(result.values)
    } else if (showsErrors) {
      setErrors(result.errors)
      setValues(undefined)
    }
    return result.status
  }

  const follow = (form: HTMLFormElement, showsErrors: boolean) => {
    chooseAllowed(table, form)
    read(form, showsErrors)
  }

  // Fields can differ from the server's page: changed before hydration, or restored by a browser on reload.
  const form = useRef<HTMLFormElement>(null)
  const catchUp = useEffectEvent(() => {
    if (!form.current || initial.status !== 'valid') return
    const result = parseEstimate(table, textFields(form.current))
    if (result.status !== 'valid' || canonicalQuery(table, result.values) !== query) follow(form.current, false)
  })
  useEffect(() => catchUp(), [])

  return {
    form,
    values,
    errors,
    chosen,
    onInput(event) {
      follow(event.currentTarget, !isTextField(event.target))
    },
    onBlur(event) {
      if (isTextField(event.target)) read(event.currentTarget, true)
    },
    onSubmit(event) {
      event.preventDefault()
      if (read(event.currentTarget, true) === 'valid') showAnswer()
    },
  }
}

const isTextField = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'text'

/** Replaces answers that earlier answers no longer allow by the nearest allowed ones. */
function chooseAllowed(table: PriceTable, form: HTMLFormElement): void {
  for (const question of questionsOf(table)) {
    if (question.kind !== 'choice') continue
    const answers = Object.fromEntries(textFields(form))
    const allowed = question.allowed(answers)
    const current = answers[question.name]
    if (current !== undefined && allowed.includes(current)) continue
    const wanted = current === undefined ? question.standard(answers) : nearest(allowed, current)
    for (const option of form.querySelectorAll<HTMLInputElement>(`input[name="${question.name}"]`)) option.checked = option.value === wanted
  }
}

const nearest = (allowed: readonly string[], value: string) =>
  [...allowed].sort((a, b) => Math.abs(Number(a) - Number(value)) - Math.abs(Number(b) - Number(value)))[0] ?? value
