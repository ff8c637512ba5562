/** Copies the slider's value to the text input before the form's `onInput` reads the fields. */
export function setNumber(id: string, value: string): HTMLInputElement | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return undefined
  field.value = value
  return field
}

/** Sets the number as if the visitor had typed it. */
export const sendNumber = (id: string, value: string) => setNumber(id, value)?.dispatchEvent(new Event('input', { bubbles: true }))

export function stepNumber(id: string, by: number, { from, to }: { from: number; to: number }): void {
  const field = document.getElementById(id)
  const current = field instanceof HTMLInputElement ? Number(field.value) : Number.NaN
  if (Number.isFinite(current)) sendNumber(id, String(Math.min(to, Math.max(from, Math.round(current) + by))))
}
