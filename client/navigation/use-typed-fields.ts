import { useLayoutEffect, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type TypedField = { field: Field; value: string; hasFocus: boolean }

/**
 * Restores what was typed, chosen and focused before hydration. React recreates the fields if something else changed the page by then, and
 * it resets a textarea to the server's text.
 */
export function useTypedFields(): void {
  const [typed] = useState(readFields)
  useLayoutEffect(() => {
    for (const { field, value, hasFocus } of typed) {
      if (field.isConnected) {
        if (isReset(field)) field.value = value
        continue
      }
      const created = findCreated(field)
      if (!created) continue
      copyField(field, created)
      if (hasFocus) created.focus({ preventScroll: true })
    }
  }, [typed])
}

function readFields(): TypedField[] {
  if (typeof document === 'undefined') return []
  const fields = [...document.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')]
  return fields.map((field) => ({ field, value: field.value, hasFocus: field === document.activeElement }))
}

const isReset = (field: Field) => field instanceof HTMLTextAreaElement && field.value === field.defaultValue

/** Finds the new field by its id, or by name if the id was generated. */
function findCreated({ id, name, type, value }: Field): Field | null {
  const byId = id ? document.querySelector<Field>(`#${CSS.escape(id)}`) : null
  if (byId || !name) return byId
  return document.querySelector<Field>(`[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`)
}

/** Copies only what the visitor changed: the new fields may have better defaults than the server's. */
function copyField(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked) to.checked = from.checked
    if (from.type === 'file') to.files = from.files
    else if (from.value !== from.defaultValue) to.value = from.value
  } else {
    to.value = from.value
  }
}
