import { type RefObject, useEffect } from 'react'

const key = 'contact-draft'

/** Values by field name. */
export type Draft = Partial<Record<string, string>>

/**
 * Saves what is typed into a form for as long as the tab is open, and restores it after navigation or a reload. Fields that already have a
 * value are not overwritten. Does nothing where storage is blocked.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element)
    const save = () => store(element)
    // Save what was typed before hydration.
    save()
    const events = ['input', 'change'] as const
    for (const name of events) element.addEventListener(name, save)
    return () => {
      for (const name of events) element.removeEventListener(name, save)
    }
  }, [form])
}

/** Returns the saved draft and removes it. */
export function takeDraft(): Draft {
  const draft = readDraft()
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was saved.
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
    // Includes radio groups: a `RadioNodeList` has a `value` too.
    if (field && 'value' in field && field.value === '') field.value = value ?? ''
  }
}

/** False for the spam trap and for hidden fields. */
function isForVisitors(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return name !== 'bot-field' && field !== null && !(field instanceof HTMLInputElement && field.type === 'hidden')
}

function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}
