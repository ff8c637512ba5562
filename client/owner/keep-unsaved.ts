/**
 * Keeps what was typed into a form with `data-keeps` until it is saved: over a lost connection, a reload, or a session that ended before the
 * form was sent. The page after signing out has `data-forgets`, which deletes it.
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
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && !/^(hidden|radio|file)$/.test(element.type)),
  )

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

/** Checkboxes of one name differ in their values. */
const keyOf = (field: Field) => (isCheckbox(field) ? `${field.name}=${field.value}` : field.name)

const typedFields = (form: HTMLFormElement): Typed =>
  Object.fromEntries(fieldsOf(form).map((field) => [keyOf(field), isCheckbox(field) ? String(field.checked) : field.value]))

function restore(form: HTMLFormElement, typed: Typed): void {
  for (const field of fieldsOf(form)) {
    const value = typed[keyOf(field)]
    if (value === undefined) continue
    if (isCheckbox(field)) field.checked = value === 'true'
    else field.value = value
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
