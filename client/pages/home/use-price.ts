import { type FormEvent, type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PriceContent } from '../../../shared/pages/price-content.ts'
import { useNearbyModule } from '../../ui/use-nearby-module.ts'
import { loadPrice } from './load-price.ts'

type Price = {
  form: RefObject<HTMLFormElement | null>
  shown: PriceContent
  onInput(event: FormEvent<HTMLFormElement>): void
}

/** Updates range and drawing with each answer. While an answer is invalid, the last valid ones stay. */
export function usePrice(section: RefObject<Element | null>, served: PriceContent, estimatePath: string, build: string): Price {
  const load = useCallback(() => loadPrice(estimatePath, build), [estimatePath, build])
  const compute = useNearbyModule(section, load)
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(served)
  const hasOwnQuantity = useRef(served.quantity?.isGiven ?? false)

  const follow = () => {
    const { choice, quantity } = served
    if (!form.current || !compute) return
    const answers = new URLSearchParams()
    const typed = new FormData(form.current)
    for (const { name } of [choice, quantity].filter((asked) => asked !== undefined)) {
      if (name !== quantity?.name || hasOwnQuantity.current) answers.set(name, String(typed.get(name)))
    }
    const next = compute(answers.toString())
    if (!next) return
    setShown(next)
    // Until a quantity is given or typed, each choice sets its usual one.
    if (!hasOwnQuantity.current && next.quantity) setQuantity(form.current, next.quantity)
  }

  // The visitor may have answered before the prices had loaded.
  const catchUp = useEffectEvent(() => {
    const { choice, quantity } = served
    if (!form.current) return
    const hasTyped = isChanged(form.current, quantity)
    hasOwnQuantity.current ||= hasTyped
    if (hasTyped || isChanged(form.current, choice)) follow()
  })
  useEffect(() => {
    if (compute) catchUp()
  }, [compute])

  return {
    form,
    shown,
    onInput({ target }) {
      if (target instanceof HTMLInputElement && target.type !== 'radio') {
        hasOwnQuantity.current = true
        const { from = 0 } = served.quantity ?? {}
        // A slider begins at nothing, as its drawing does.
        if (target.type === 'range' && Number(target.value) < from) target.value = String(from)
        if (/^\d+$/.test(target.value)) showQuantity(target.form, target.value)
      }
      follow()
    },
  }
}

/** In the field and its sliders, which have no name and are not submitted. */
function showQuantity(form: HTMLFormElement | null, value: string): void {
  const inputs = form?.querySelectorAll<HTMLInputElement>('[type=text], [type=range]') ?? []
  for (const input of inputs) if (input.value !== value) input.value = value
}

function setQuantity(form: HTMLFormElement, { value, to }: NonNullable<PriceContent['quantity']>): void {
  const slider = form.querySelector<HTMLInputElement>('[type=range]')
  if (slider) slider.max = String(to)
  showQuantity(form, value)
}

const isChanged = (form: HTMLFormElement, asked: { name: string; value: string } | undefined) =>
  asked !== undefined && new FormData(form).get(asked.name) !== asked.value
