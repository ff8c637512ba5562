import { type FormEvent, useEffect, useRef, useState } from 'react'
import { canonicalQuery, type EstimateErrors, type EstimateResult, parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import type { PriceTable } from '../../shared/estimate/price-table.ts'
import { questionsOf, type Values } from '../../shared/estimate/questions.ts'

export type EstimateControl = {
  /** Of the answer that is shown; none while a field is wrong. */
  values: Values | undefined
  errors: EstimateErrors
  /** What may be chosen beside the other answers. */
  chosen: Values
  onInput(event: FormEvent<HTMLFormElement>): void
  /** A field was left: now its faults are told. */
  onBlur(event: FormEvent<HTMLFormElement>): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Follows the form once the page is live: the answer, the drawing and the address change with each field. */
export function useEstimate(table: PriceTable, path: string, initial: EstimateResult, showAnswer: () => void): EstimateControl {
  const [values, setValues] = useState(initial.status === 'valid' ? initial.values : undefined)
  const [errors, setErrors] = useState<EstimateErrors>(initial.status === 'invalid' ? initial.errors : {})
  const [chosen, setChosen] = useState<Values>(initial.values)
  const query = values && canonicalQuery(table, values)
  const first = useRef(query)

  useEffect(() => {
    if (query === undefined || query === first.current) return
    first.current = undefined
    // The router need not know: the page stays the same.
    history.replaceState(history.state, '', `${path}?${query}`)
  }, [query, path])

  const read = (form: HTMLFormElement, tellsFaults: boolean) => {
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.append(name, value)
    const result = parseEstimate(table, typed)
    setChosen(Object.fromEntries(typed))
    if (result.status === 'valid') {
      setErrors({})
      setValues(result.values)
    } else if (tellsFaults) {
      setErrors(result.errors)
      setValues(undefined)
    }
    return result.status
  }

  return {
    values,
    errors,
    chosen,
    onInput(event) {
      chooseAllowed(table, event.currentTarget)
      read(event.currentTarget, false)
    },
    onBlur(event) {
      if (event.target instanceof HTMLInputElement && event.target.type === 'text') read(event.currentTarget, true)
    },
    onSubmit(event) {
      event.preventDefault()
      if (read(event.currentTarget, true) === 'valid') showAnswer()
    },
  }
}

/** An answer that no longer goes with the ones before it gives way to the nearest that does. */
function chooseAllowed(table: PriceTable, form: HTMLFormElement): void {
  for (const question of questionsOf(table)) {
    if (question.kind !== 'choice') continue
    const before = Object.fromEntries(new FormData(form)) as Values
    const allowed = question.allowed(before)
    const now = before[question.name]
    if (now !== undefined && allowed.includes(now)) continue
    const wanted = now === undefined ? question.standard(before) : nearest(allowed, now)
    for (const option of form.querySelectorAll<HTMLInputElement>(`input[name="${question.name}"]`)) option.checked = option.value === wanted
  }
}

const nearest = (allowed: readonly string[], value: string) =>
  [...allowed].sort((a, b) => Math.abs(Number(a) - Number(value)) - Math.abs(Number(b) - Number(value)))[0] ?? value
