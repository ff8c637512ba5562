/**
 * Keeps what was typed into a form with `data-keeps` until it is saved: over a lost connection, a reload, or a session that ended before the
 * form was sent. A page with `data-forgets`, which is what a tab shows after signing out, forgets it.
 */
export function keepUnsaved(): void {
  if (document.querySelector('[data-forgets]')) forget()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keeps]')) {
    const key = `${prefix}${form.action}:${form.dataset.keeps}`
    // A refused form already has what was typed.
    if (!document.querySelector('.problem')) restore(form, read(key))
    form.addEventListener('input', () => write(key, typedFields(form)))
  }
}

const prefix = 'unsaved:'

type Typed = Record<string, string>
type TextField = HTMLInputElement | HTMLTextAreaElement

const textFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is TextField =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !/^(hidden|checkbox|radio|file)$/.test(element.type)),
  )

const typedFields = (form: HTMLFormElement): Typed => Object.fromEntries(textFields(form).map(({ name, value }) => [name, value]))

function restore(form: HTMLFormElement, typed: Typed): void {
  for (const field of textFields(form)) {
    const value = typed[field.name]
    if (value !== undefined) field.value = value
  }
}

function forget(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Storage may be blocked. */
function read(key: string): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function write(key: string, typed: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // Nothing can be kept.
  }
}
