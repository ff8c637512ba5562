import { HttpError } from '../base/errors.ts'

/** Fields as posted. A repeated field is an array. */
export type FormFields = Record<string, string | string[]>

/** Without a prototype, so that no field name is an inherited property. */
export const noFields = (): FormFields => Object.create(null)

export function addField(fields: FormFields, name: string, value: string): void {
  const known = fields[name]
  if (known === undefined) fields[name] = value
  else fields[name] = Array.isArray(known) ? [...known, value] : [known, value]
}

export function parseForm(text: string, maxParameters: number): FormFields {
  let parameters = 1
  for (const character of text) if (character === '&') parameters += 1
  if (parameters > maxParameters) throw new HttpError(413, 'The form has too many fields')
  const fields = noFields()
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value)
  return fields
}

/** The value of a field that must not be repeated. */
export function singleField(fields: FormFields, name: string): string | undefined {
  const value = fields[name]
  if (Array.isArray(value)) throw new HttpError(400, `The field ${name} came more than once`)
  return value
}
