import { type RefObject, useEffect } from 'react'
import type { ContactFormState } from './use-contact-form.ts'

/** Moves the focus to the result of each submission. In the server's page, `autofocus` has usually done that already. */
export function useResultFocus(state: ContactFormState, initial: ContactFormState, target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (state.status === 'empty') return
    const isInitial = state === initial
    if (isInitial && document.activeElement !== document.body) return
    target.current?.focus({ preventScroll: true })
    if (isInitial) return
    // The confirmation replaces the whole page, so start at its top.
    if (state.status === 'sent') scrollTo({ top: 0, behavior: 'instant' })
    else target.current?.scrollIntoView({ block: 'nearest' })
  }, [state, initial, target])
}
