import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { canonicalQuery, type EstimateErrors, type EstimateResult, parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import { drawableValues, ownAnswers, settleAnswers } from '../../shared/estimate/settle-answers.ts'
import type { Values } from '../../shared/trades/trade.ts'
import type { PriceTable } from '../../shared/trades/trade-schemas.ts'
import { setAnswers, typedAnswers } from './form-answers.ts'

export type EstimateControl = {
  form: RefObject<HTMLFormElement | null>
  /** The answers behind the estimate shown; undefined while errors are shown. */
  values: Values | undefined
  /** The answers to draw: while errors are shown, the last valid ones. */
  drawn: Values
  errors: EstimateErrors
  /** All field values as they are, valid or not; they decide which options are allowed. */
  chosen: Values
  onInput(event: FormEvent<HTMLFormElement>): void
  /** A number that is being typed shows errors on blur, because it may be incomplete. Everything else shows them immediately. */
  onBlur(event: FormEvent<HTMLFormElement>): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Delay after the last change before the address is updated. */
const restMs = 150

/** Updates the estimate, the drawing and the address with each change of the form. */
export function useEstimate(table: PriceTable, path: string, initial: EstimateResult, showAnswer: () => void): EstimateControl {
  const [values, setValues] = useState(initial.status === 'valid' ? initial.values : undefined)
  const [drawn, setDrawn] = useState(() => drawableValues(table, initial))
  const [errors, setErrors] = useState<EstimateErrors>(initial.status === 'invalid' ? initial.errors : {})
  const [chosen, setChosen] = useState<Values>(initial.values)
  /** Names of the questions that the visitor has answered. */
  const own = useRef<ReadonlySet<string>>(new Set())
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

  const show = (answers: Values, showsErrors: boolean) => {
    const result = parseEstimate(table, new URLSearchParams(answers))
    setChosen(answers)
    if (result.status === 'valid') {
      setErrors({})
      setValues(result.values)
      setDrawn(result.values)
    } else if (showsErrors) {
      setErrors(result.errors)
      setValues(undefined)
    }
    return result.status
  }

  const follow = (form: HTMLFormElement, showsErrors: boolean) => {
    const answers = settleAnswers(table, typedAnswers(form), own.current)
    setAnswers(table, form, answers)
    show(answers, showsErrors)
  }

  // Fields can differ from the server's page: changed before hydration, or restored by a browser on reload.
  const form = useRef<HTMLFormElement>(null)
  const catchUp = useEffectEvent(() => {
    own.current = ownAnswers(table, initial.values)
    if (!form.current || initial.status !== 'valid') return
    const typed = typedAnswers(form.current)
    const changed = Object.keys(typed).filter((name) => typed[name] !== initial.values[name])
    own.current = new Set([...own.current, ...changed])
    const result = parseEstimate(table, new URLSearchParams(typed))
    if (result.status !== 'valid' || canonicalQuery(table, result.values) !== query) follow(form.current, false)
  })
  useEffect(() => catchUp(), [])

  return {
    form,
    values,
    drawn,
    errors,
    chosen,
    onInput(event) {
      const name = answeredBy(event.target)
      if (name !== undefined) own.current = new Set([...own.current, name])
      follow(event.currentTarget, !(isTextField(event.target) && event.target === document.activeElement))
    },
    onBlur(event) {
      if (isTextField(event.target)) show(typedAnswers(event.currentTarget), true)
    },
    onSubmit(event) {
      event.preventDefault()
      if (show(typedAnswers(event.currentTarget), true) === 'valid') showAnswer()
    },
  }
}

/** The question that a control belongs to. A slider has no name; `data-answers` names its question. */
const answeredBy = (target: EventTarget) => (target instanceof HTMLInputElement ? target.name || target.dataset.answers : undefined)

const isTextField = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'text'
