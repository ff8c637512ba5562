import { type RefObject, useEffect } from 'react'

const key = 'contact-draft'

/** By the fields' names. */
export type Draft = Partial<Record<string, string>>

/**
 * Keeps what is typed into a form for as long as the tab is open, and fills in what was kept: another page, Back and a reload do not empty
 * it. What stands in a field already is never overwritten. Where storage is blocked the form works without.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element)
    const keep = () => store(element)
    // Typed before the page was live.
    keep()
    const events = ['input', 'change'] as const
    for (const name of events) element.addEventListener(name, keep)
    return () => {
      for (const name of events) element.removeEventListener(name, keep)
    }
  }, [form])
}

/** What was typed, which is forgotten with that. */
export function takeDraft(): Draft {
  const draft = readDraft()
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
  return draft
}

function store(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== '' && typeof value === 'string' && isForVisitors(form, name))
  try {
    if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked or full.
  }
}

function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = isForVisitors(form, name) ? form.elements.namedItem(name) : null
    // Radio buttons of one name have a common value as well.
    if (field && 'value' in field && field.value === '') field.value = value ?? ''
  }
}

/** Neither the trap for robots nor what the page itself fills in. */
function isForVisitors(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return name !== 'bot-field' && field !== null && !(field instanceof HTMLInputElement && field.type === 'hidden')
}

/** As this page stored it. */
function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}
