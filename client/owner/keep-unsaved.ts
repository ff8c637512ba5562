import { readTab, writeTab } from '../ui/tab-storage.ts'

/**
 * Keeps what was typed into a form with `data-keeps` until it is saved: over a lost connection, a reload, another form that is saved, or a
 * session that ended before the form was sent. The page after signing out has `data-forgets`, which deletes it.
 */
export function keepUnsaved(): void {
  if (document.querySelector('[data-forgets]')) forget()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keeps]')) {
    keep(form, form.dataset.keeps ?? '')
  }
}

function keep(form: HTMLFormElement, version: string): void {
  const key = prefix + addressOf(form)
  const last = readTab<Unsaved>(key)
  const isSaved = last?.isSent === true && last.version !== version
  const kept: Texts = last && !isSaved ? last.typed : {}
  // A refused form already has what was typed.
  if (last && !isSaved && !document.querySelector('.problem')) restore(form, last)
  const save = (isSent: boolean) => writeTab(key, { version, isSent, bases: basesOf(form), typed: typedFields(form, kept) })
  save(false)
  form.addEventListener('input', () => save(false))
  // Other forms with this address are about the same thing, such as discarding it.
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && addressOf(target) === addressOf(form)) save(true)
  })
}

const prefix = 'unsaved:'

type Texts = Readonly<Record<string, string>>
/** What was sent is saved once the form has another version. Otherwise it is restored with its bases, so that a conflict is noticed. */
type Unsaved = { version: string; isSent: boolean; bases: Texts; typed: Texts }
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && !/^(hidden|radio|file)$/.test(element.type)),
  )

/** Not `action`, which is a button of that name if the form has one. */
const addressOf = (form: HTMLFormElement) => form.getAttribute('action')

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

/** Checkboxes of one name differ in their values. */
const keyOf = (field: Field) => (isCheckbox(field) ? `${field.name}=${field.value}` : field.name)

function isChanged(field: Field): boolean {
  if (isCheckbox(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return field.value !== field.defaultValue
}

/** What differs from what the page came with, and what was kept before. */
const typedFields = (form: HTMLFormElement, kept: Texts): Texts =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const key = keyOf(field)
      return key in kept || isChanged(field) ? [[key, isCheckbox(field) ? String(field.checked) : field.value]] : []
    }),
  )

/** The fields that say what the form was made from. */
const baseFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].filter(({ name }) => /^(bases?|version)$/.test(name))

const basesOf = (form: HTMLFormElement): Texts => Object.fromEntries(baseFields(form).map(({ name, value }) => [name, value]))

function restore(form: HTMLFormElement, { bases, typed }: Unsaved): void {
  if (Object.keys(typed).length === 0) return
  for (const field of baseFields(form)) field.value = bases[field.name] ?? field.value
  for (const field of fieldsOf(form)) {
    const value = typed[keyOf(field)]
    if (value === undefined) continue
    if (isCheckbox(field)) field.checked = value === 'true'
    else field.value = value
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  }
}

function forget(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
